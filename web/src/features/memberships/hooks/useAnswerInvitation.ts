import { useState } from "react";
import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { rereadUser, useAuth } from "~/graphql/session";
import { accountToasts } from "~/texts/account-toasts";
import { AcceptMembershipInvitationDocument } from "./AcceptMembershipInvitation.generated";
import { DeclineMembershipInvitationDocument } from "./DeclineMembershipInvitation.generated";
import { RegisterInvitedDocument } from "./RegisterInvited.generated";
import { asViewer, type InvitationPreview } from "./useInvitation";

export interface InvitedValues {
  firstName: string;
  lastName: string;
  password: string;
  termsAccepted: boolean;
}

type Answer = "accept" | "decline";

/** Answering the invitation of a link, with its toasts; what cannot be accepted any more is loaded again. */
export function useAnswerInvitation(token: string, { email, organisationName }: InvitationPreview, reload: () => void) {
  const { signIn } = useAuth();
  const navigate = useNavigate();
  const [answering, setAnswering] = useState<Answer | null>(null);
  const [declined, setDeclined] = useState(false);
  const input = { token };

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

  const welcome = async () => {
    toast.success(accountToasts.actsNow, `You now act for ${organisationName}.`);
    await navigate("/dashboard", { replace: true });
  };

  return {
    answering,
    declined,
    accept: () =>
      answer("accept", async () => {
        await request(AcceptMembershipInvitationDocument, { input }, await asViewer());
        // The screens follow from what the session says of the membership.
        await rereadUser();
        await welcome();
      }),
    decline: () =>
      answer("decline", async () => {
        await request(DeclineMembershipInvitationDocument, { input });
        setDeclined(true);
      }),
    /** Creates the account and logs in with it. On failure, the form keeps its values. */
    async register(
      { firstName, lastName, password }: InvitedValues,
      form: Pick<FormikHelpers<InvitedValues>, "setFieldError" | "setFieldTouched">,
    ): Promise<void> {
      try {
        await request(RegisterInvitedDocument, { input: { token, firstName, lastName, password } });
      } catch (error) {
        if (applyFieldErrors(form, error)) return;
        const { code, message } = describeError(error);
        toast.error(accountToasts.registrationFailed, message);
        if (code !== "UNREACHABLE" && code !== "RATE_LIMITED") reload();
        return;
      }
      try {
        await signIn({ email, password });
        await welcome();
      } catch {
        // The account is there; only the login has to be done by hand.
        toast.success(accountToasts.accountCreated);
        await navigate("/login", { replace: true });
      }
    },
  };
}
