import type { FormikErrors, FormikHelpers } from "formik";
import { useNavigate } from "react-router";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { accountToasts } from "~/texts/account-toasts";
import { firstProblem, unknownSecretCode, type RegistrationValues } from "../registration";
import { prepareRules } from "../load-rules";
import { findClub } from "./find-club";

const loadSending = () => import("./send-registration");

/** Starts downloading the code for checking and sending the form. */
export function prepareRegistration(): void {
  prepareRules();
  // If this fails, sending fails too and reports it.
  loadSending().catch(() => undefined);
}

type Helpers = Pick<FormikHelpers<RegistrationValues>, "setFieldError" | "setFieldTouched">;

/** Whether the student's secret code is valid. If not, raises the toast and marks the field. */
async function secretCodeHolds(code: string, form: Helpers): Promise<boolean> {
  try {
    if (await findClub(code.trim().toUpperCase())) return true;
    form.setFieldError("clubCode", unknownSecretCode);
    toast.error(accountToasts.invalidSecretCode);
  } catch (error) {
    const { code: reason, message } = describeError(error);
    if (reason === "DATABASE_UNAVAILABLE") toast.error(accountToasts.databaseError);
    else if (reason === "RATE_LIMITED") toast.error(accountToasts.registrationFailed, message);
    else toast.error(accountToasts.secretCodeCheckFailed);
  }
  return false;
}

function showFailure(error: unknown, form: Helpers): void {
  const { code, message } = describeError(error);
  applyFieldErrors(form, error);
  if (code === "INVALID_CLUB_CODE") {
    form.setFieldError("clubCode", unknownSecretCode);
    toast.error(accountToasts.invalidSecretCode);
  } else if (code === "DATABASE_UNAVAILABLE") {
    toast.error(accountToasts.databaseError);
  } else {
    toast.error(
      accountToasts.registrationFailed,
      code === "INTERNAL_SERVER_ERROR" ? accountToasts.registrationFailed.description : message,
    );
  }
}

/** Creating an account, with its checks and toasts. On failure, the form keeps its values. */
export function useRegister() {
  const navigate = useNavigate();

  /** Raises a toast for the first failed check, before the form shows all of them beside their fields. */
  function announceProblem(values: RegistrationValues, errors: FormikErrors<RegistrationValues>): void {
    const problem = firstProblem(values, errors);
    if (problem) toast.error(problem);
  }

  async function submit(values: RegistrationValues, form: Helpers): Promise<void> {
    if (values.userType === "STUDENT" && !(await secretCodeHolds(values.clubCode, form))) return;
    try {
      const { sendRegistration } = await loadSending();
      const { email } = await sendRegistration(values);
      // The next step is shown above the login form.
      toast.success(accountToasts.accountCreated);
      await navigate("/login", { state: { registeredEmail: email } });
    } catch (error) {
      showFailure(error, form);
    }
  }

  return { announceProblem, submit };
}
