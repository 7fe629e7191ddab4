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

/** What is missing, beside its field. */
export type LogInErrors = Partial<Record<"email" | "password", string>>;

/**
 * Logging in, with its toasts. `unverifiedEmail` is set once the API said that this address waits for verification,
 * `challenge` while the password was right and a code is asked for.
 */
export function useLogIn() {
  const { signIn } = useAuth();
  const [unverifiedEmail, setUnverifiedEmail] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);

  /** Answers with what was missing, or nothing; null when the login goes on. */
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
      // The notice above the form says it already. An error of which nothing is told has the specification's text.
      if (!unverified) toast.error(accountToasts.loginFailed, code === "INTERNAL_SERVER_ERROR" ? undefined : message);
      return {};
    }
  }

  return { submit, unverifiedEmail, challenge, leaveChallenge: () => setChallenge(null) };
}
