import { useState } from "react";
import { termsVersion } from "@quadwork/server/contract";
import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { useAuth } from "~/graphql/session";
import { asViewer } from "~/graphql/useMailedLink";
import { accountToasts } from "~/texts/account-toasts";
import { AcceptRosterInvitationDocument } from "./AcceptRosterInvitation.generated";
import { DeclineRosterInvitationDocument } from "./DeclineRosterInvitation.generated";
import { RegisterInvitedStudentDocument } from "./RegisterInvitedStudent.generated";
import type { RosterInvitationQuery } from "./RosterInvitation.generated";

export type RosterInvitationPreview = RosterInvitationQuery["rosterInvitation"];

/** What an invited student registers with. */
export interface InvitedStudentValues {
  firstName: string;
  lastName: string;
  password: string;
  education: string;
  resumeUrl: string;
  skills: string[];
  termsAccepted: boolean;
}

type Answer = "accept" | "decline";

/** Answering the invitation of a link, with its toasts; what cannot be accepted any more is loaded again. */
export function useAnswerRosterInvitation(
  token: string,
  { email, clubName }: RosterInvitationPreview,
  reload: () => void,
) {
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
    toast.success(accountToasts.clubJoinedByLink, `You are now a student of ${clubName}.`);
    await navigate("/dashboard", { replace: true });
  };

  return {
    answering,
    declined,
    accept: () =>
      answer("accept", async () => {
        await request(AcceptRosterInvitationDocument, { input }, await asViewer());
        await welcome();
      }),
    decline: () =>
      answer("decline", async () => {
        await request(DeclineRosterInvitationDocument, { input });
        setDeclined(true);
      }),
    /** Creates the account and logs in with it. On failure, the form keeps its values. */
    async register(
      { termsAccepted: _agreed, ...student }: InvitedStudentValues,
      form: Pick<FormikHelpers<InvitedStudentValues>, "setFieldError" | "setFieldTouched">,
    ): Promise<void> {
      try {
        await request(RegisterInvitedStudentDocument, { input: { token, ...student, termsVersion } });
      } catch (error) {
        if (applyFieldErrors(form, error)) return;
        const { code, message } = describeError(error);
        toast.error(accountToasts.registrationFailed, message);
        if (code !== "UNREACHABLE" && code !== "RATE_LIMITED") reload();
        return;
      }
      try {
        await signIn({ email, password: student.password });
        await welcome();
      } catch {
        // The account is there; only the login has to be done by hand.
        toast.success(accountToasts.accountCreated);
        await navigate("/login", { replace: true });
      }
    },
  };
}
