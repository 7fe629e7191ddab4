import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts, type ToastText } from "~/texts/toasts";
import { useClubRosterQuery } from "./ClubRoster.generated";
import { useResendRosterInvitationMutation } from "./ResendRosterInvitation.generated";
import { useWithdrawRosterInvitationMutation } from "./WithdrawRosterInvitation.generated";

/** Who is invited to join the club as a student, page by page. */
export function useClubRoster(clubId: string) {
  const { data, loading, error, refetch, fetchMore } = useClubRosterQuery({ variables: { clubId } });
  const invitations = data?.club?.rosterInvitations;
  return {
    viewerCanImport: data?.club?.viewerCanImportRoster ?? false,
    /** Undefined while loading; null where the viewer may not see who is invited. */
    invitations: data && invitations,
    loading,
    error,
    refetch: () => void refetch(),
    loadMore: () => fetchMore({ variables: { after: invitations?.pageInfo.endCursor } }),
  };
}

/** What can be done about an invitation, with its toasts. Each resolves to whether it succeeded. */
export function useRosterChanges() {
  const [resendInvitation] = useResendRosterInvitationMutation();
  const [withdrawInvitation] = useWithdrawRosterInvitationMutation({
    refetchQueries: ["ClubRoster"],
    awaitRefetchQueries: true,
  });

  async function attempt(work: () => Promise<unknown>, done: ToastText, failed: ToastText): Promise<boolean> {
    try {
      await work();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(failed.title, describeError(error).message);
      return false;
    }
  }

  return {
    resend: (id: string) =>
      attempt(
        () => resendInvitation({ variables: { input: { id } } }),
        toasts.rosterInvitationResent,
        toasts.rosterInvitationNotSent,
      ),
    withdraw: (id: string) =>
      attempt(
        () => withdrawInvitation({ variables: { input: { id } } }),
        toasts.rosterInvitationWithdrawn,
        toasts.rosterInvitationNotWithdrawn,
      ),
  };
}
