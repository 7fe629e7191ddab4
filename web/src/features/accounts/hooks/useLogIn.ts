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

  /** Answers with what was missing, if anything. */
  async function submit({ email, password }: LogInValues): Promise<LogInErrors> {
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
    } catch (error) {
      const { code, message, challenge } = describeError(error);
      setUnverifiedEmail(code === "EMAIL_NOT_VERIFIED" ? address : null);
      if (challenge) setChallenge(challenge);
      else toast.error(accountToasts.loginFailed, message);
    }
    return {};
  }

  return { submit, unverifiedEmail, challenge, leaveChallenge: () => setChallenge(null) };
}
