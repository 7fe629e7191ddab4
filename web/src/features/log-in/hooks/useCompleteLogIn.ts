import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { deviceInput, keepDevice, sessionStore, toStoredSession } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { CompleteLogInDocument } from "./CompleteLogIn.generated";

export interface SecondStepValues {
  /** A code from the authenticator app. */
  code: string;
  recoveryCode: string;
  /** Which of the two is used. */
  given: "code" | "recoveryCode";
}

/** The second step of a login, with its toasts. `onExpired` is called when the login has to start over. */
export function useCompleteLogIn(challenge: string, onExpired: () => void) {
  return async ({ given, ...codes }: SecondStepValues, form: FormikHelpers<SecondStepValues>): Promise<void> => {
    const code = codes[given].trim();
    const say = (message: string) => form.setErrors({ [given]: message });
    if (!code) return say("Code is required.");
    try {
      const data = await request(CompleteLogInDocument, { input: { challenge, code, ...deviceInput() } });
      keepDevice(data.completeLogIn);
      sessionStore.set(toStoredSession(data.completeLogIn), "SIGNED_IN");
      toast.success(toasts.loggedIn);
    } catch (error) {
      console.warn("Logging in failed.", error);
      const refusal = describeError(error);
      const wrongCode = refusal.fields["code"];
      // The error is shown beside the code.
      if (wrongCode) toast.error(toasts.loginFailed.title);
      else toast.error(toasts.loginFailed, refusal.code === "INTERNAL_SERVER_ERROR" ? undefined : refusal.message);
      if (refusal.code === "CHALLENGE_EXPIRED") onExpired();
      else if (wrongCode) say(wrongCode);
    }
  };
}
