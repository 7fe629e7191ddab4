import { attempt } from "~/components/attempt";
import { toasts } from "~/texts/toasts";
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
