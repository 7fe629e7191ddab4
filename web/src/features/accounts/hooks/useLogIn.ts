import { useState } from "react";
import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { useAuth } from "~/graphql/session";
import { toasts } from "~/texts/toasts";

export interface LogInValues {
  email: string;
  password: string;
  /** Part of the form by specification; drives no behaviour. */
  rememberMe: boolean;
}

/**
 * Logging in, with its toasts. `unverifiedEmail` is set once the API said that this address waits for verification,
 * `challenge` while the password was right and a code is asked for.
 */
export function useLogIn() {
  const { signIn } = useAuth();
  const [unverifiedEmail, setUnverifiedEmail] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);

  async function submit({ email, password }: LogInValues, form: Pick<FormikHelpers<LogInValues>, "setErrors">) {
    const address = email.trim();
    if (!address || !password) {
      form.setErrors({
        ...(!address && { email: "Email is required." }),
        ...(!password && { password: "Password is required." }),
      });
      toast.error(toasts.loginIncomplete);
      return;
    }
    try {
      await signIn({ email: address, password });
      toast.success(toasts.loggedIn);
    } catch (error) {
      const { code, message, challenge } = describeError(error);
      setUnverifiedEmail(code === "EMAIL_NOT_VERIFIED" ? address : null);
      if (challenge) setChallenge(challenge);
      else toast.error(toasts.loginFailed, message);
    }
  }

  return { submit, unverifiedEmail, challenge, leaveChallenge: () => setChallenge(null) };
}
