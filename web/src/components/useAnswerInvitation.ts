import { useState } from "react";
import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import type { RequestOptions } from "~/graphql/request-options";
import { useAuth } from "~/graphql/session";
import { asViewer } from "~/graphql/useMailedLink";
import { accountToasts, type ToastText } from "~/texts/account-toasts";
import { toast } from "./toaster";

/** What every invitation tells those who have its link. */
export interface InvitationPreview {
  /** The address that was invited. */
  email: string;
  /** The name of who invites; null if that person has left. */
  invitedBy: string | null;
  expiresAt: string;
  /** Whether the address has an account. */
  hasAccount: boolean;
  /** Why the person who is logged in cannot accept; null if they can, and for guests. */
  obstacle: string | null;
}

/** What everyone types who registers through an invitation. */
export interface InvitedPerson {
  firstName: string;
  lastName: string;
  password: string;
  termsAccepted: boolean;
}

/** The requests behind the answers to one kind of invitation. */
export interface InvitationRequests<Values extends InvitedPerson> {
  accept: (token: string, options: RequestOptions) => Promise<unknown>;
  decline: (token: string) => Promise<unknown>;
  /** Creates an account that has accepted. */
  register: (token: string, values: Values) => Promise<unknown>;
}

export interface AnswerInvitationOptions<Values extends InvitedPerson> extends InvitationRequests<Values> {
  token: string;
  /** The address that was invited. */
  email: string;
  /** The toast for those who have accepted. */
  welcome: ToastText;
  /** Loads the invitation again, once it cannot be accepted any more. */
  reload: () => void;
}

type Answer = "accept" | "decline";

/** Answering the invitation of a mailed link, with its toasts. */
export function useAnswerInvitation<Values extends InvitedPerson>(options: AnswerInvitationOptions<Values>) {
  const { token, email, welcome, reload } = options;
  const { signIn } = useAuth();
  const navigate = useNavigate();
  const [answering, setAnswering] = useState<Answer | null>(null);
  const [declined, setDeclined] = useState(false);

  async function answer(kind: Answer, work: () => Promise<unknown>): Promise<void> {
    setAnswering(kind);
    try {
      await work();
    } catch (error) {
      toast.error(accountToasts.invitationNotAnswered, describeError(error).message);
      reload();
    } finally {
      setAnswering(null);
    }
  }

  const enter = async () => {
    toast.success(welcome);
    await navigate("/dashboard", { replace: true });
  };

  return {
    answering,
    declined,
    accept: () =>
      answer("accept", async () => {
        await options.accept(token, await asViewer());
        await enter();
      }),
    decline: () =>
      answer("decline", async () => {
        await options.decline(token);
        setDeclined(true);
      }),
    /** Creates the account and logs in with it. On failure, the form keeps its values. */
    async register(
      values: Values,
      form: Pick<FormikHelpers<Values>, "setFieldError" | "setFieldTouched">,
    ): Promise<void> {
      try {
        await options.register(token, values);
      } catch (error) {
        if (applyFieldErrors(form, error)) return;
        const { code, message } = describeError(error);
        toast.error(accountToasts.registrationFailed, message);
        if (code !== "UNREACHABLE" && code !== "RATE_LIMITED") reload();
        return;
      }
      try {
        await signIn({ email, password: values.password });
        await enter();
      } catch {
        // The account is there; only the login has to be done by hand.
        toast.success(accountToasts.accountCreated);
        await navigate("/login", { replace: true });
      }
    },
  };
}
