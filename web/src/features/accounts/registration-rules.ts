import { clubHeadRegistrationRules, startupRegistrationRules, studentRegistrationRules } from "@quadwork/server/contract";
import { validateYupSchema, yupToFormErrors, type FormikErrors } from "formik";
import type { UserType } from "~/graphql/types.generated";
import { accountToasts } from "~/texts/account-toasts";
import type { RegistrationValues } from "./registration";

const rules = {
  STUDENT: studentRegistrationRules,
  CLUB_HEAD: clubHeadRegistrationRules,
  STARTUP: startupRegistrationRules,
} as const satisfies Record<UserType, object>;

/** What is wrong with each field of the chosen role, by the rules that the server applies too. */
export async function errorsOf(values: RegistrationValues): Promise<FormikErrors<RegistrationValues>> {
  const terms = values.termsAccepted ? {} : { termsAccepted: accountToasts.termsNotAgreed.description };
  try {
    await validateYupSchema(values, rules[values.userType]);
    return terms;
  } catch (error) {
    return { ...yupToFormErrors<RegistrationValues>(error), ...terms };
  }
}
