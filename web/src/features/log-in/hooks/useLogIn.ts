import { useState } from "react";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { useAuth } from "~/graphql/session";
import { accountToasts } from "~/texts/account-toasts";

export interface LogInValues {
  email: string;
  password: string;
  /** Part of the form by specification; drives no behaviour. */
  rememberMe: boolean;
}

/** Error messages for the missing fields. */
export type LogInErrors = Partial<Record<"email" | "password", string>>;

/**
 * Logging in, with its toasts. `unverifiedEmail` is set when the API reports that the address is not verified,
 * `challenge` when the password was right and a code is required.
 */
export function useLogIn() {
  const { signIn } = useAuth();
  const [unverifiedEmail, setUnverifiedEmail] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);

  /** Returns errors for missing fields (possibly none); null when the login continues. */
  async function submit({ email, password }: LogInValues): Promise<LogInErrors | null> {
    const address = email.trim();
    if (!address || !password) {
      toast.error(accountToasts.loginIncomplete);
      return {
        ...(!address && { email: "Email is required." }),
        ...(!password && { password: "Password is required." }),
      };
    }
    try {
      await signIn({ email: address, password });
      toast.success(accountToasts.loggedIn);
      return null;
    } catch (error) {
      const { code, message, challenge } = describeError(error);
      const unverified = code === "EMAIL_NOT_VERIFIED";
      setUnverifiedEmail(unverified ? address : null);
      if (challenge) {
        setChallenge(challenge);
        return null;
      }
      // The notice above the form already says it. Internal errors show the specification's default text.
      if (!unverified) toast.error(accountToasts.loginFailed, code === "INTERNAL_SERVER_ERROR" ? undefined : message);
      return {};
    }
  }

  return { submit, unverifiedEmail, challenge, leaveChallenge: () => setChallenge(null) };
}
