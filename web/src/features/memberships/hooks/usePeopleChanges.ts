import type { FormikHelpers } from "formik";
import { attempt } from "~/components/attempt";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useEndMembershipMutation } from "./EndMembership.generated";
import { useInvitePersonMutation } from "./InvitePerson.generated";
import { useOfficersMayAnswerMutation } from "./OfficersMayAnswer.generated";
import { useResendMembershipInvitationMutation } from "./ResendMembershipInvitation.generated";
import { useWithdrawMembershipInvitationMutation } from "./WithdrawMembershipInvitation.generated";

export interface InviteValues {
  email: string;
}

/** The queries that show who acts, and who is invited to. */
const changed = { refetchQueries: ["ClubPeople", "StartupPeople", "Handover"], awaitRefetchQueries: true };

/** What the head or owner changes about people, with its toasts. Each resolves to whether it succeeded. */
export function usePeopleChanges() {
  const [invitePerson] = useInvitePersonMutation(changed);
  const [resendInvitation] = useResendMembershipInvitationMutation();
  const [withdrawInvitation] = useWithdrawMembershipInvitationMutation(changed);
  const [endMembership] = useEndMembershipMutation(changed);
  const [setOfficersMayAnswer, { loading: saving }] = useOfficersMayAnswerMutation();

  return {
    async invite(values: InviteValues, form: FormikHelpers<InviteValues>): Promise<boolean> {
      try {
        const { data } = await invitePerson({ variables: { input: values } });
        toast.success(toasts.personInvited.title, `We sent a link to ${data?.invitePerson.email ?? values.email}.`);
        return true;
      } catch (error) {
        if (!applyFieldErrors(form, error)) toast.error(toasts.personNotInvited.title, describeError(error).message);
        return false;
      }
    },
    resend: (id: string) =>
      attempt(
        () => resendInvitation({ variables: { input: { id } } }),
        toasts.personInvitationResent,
        toasts.personNotInvited,
      ),
    withdraw: (id: string) =>
      attempt(
        () => withdrawInvitation({ variables: { input: { id } } }),
        toasts.personInvitationWithdrawn,
        toasts.personInvitationNotWithdrawn,
      ),
    end: (profileId: string) =>
      attempt(
        () => endMembership({ variables: { input: { profileId } } }),
        toasts.membershipEnded,
        toasts.membershipNotEnded,
      ),
    saving,
    letOfficersAnswer: (officersMayAnswer: boolean) =>
      attempt(
        () => setOfficersMayAnswer({ variables: { input: { officersMayAnswer } } }),
        officersMayAnswer ? toasts.officersAnswer : toasts.officersDoNotAnswer,
        toasts.officersNotChanged,
      ),
  };
}
