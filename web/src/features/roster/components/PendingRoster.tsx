import { formatDate } from "~/components/dates";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { PendingInvitations } from "~/components/PendingInvitations";
import { Section } from "~/components/Section";
import { counted } from "~/texts/counted";
import { toasts } from "~/texts/toasts";
import { useClubRoster, useRosterChanges } from "../hooks/useClubRoster";
import type { PendingRoster_RosterInvitationFragment } from "./PendingRoster.generated";

const detailsOf = ({ firstName, lastName, invitedBy, sentAt }: PendingRoster_RosterInvitationFragment) =>
  [
    [firstName, lastName].filter(Boolean).join(" "),
    `invited${invitedBy ? ` by ${invitedBy.firstName} ${invitedBy.lastName}` : ""} on ${formatDate(sentAt)}`,
  ]
    .filter(Boolean)
    .join(" · ");

/** Students invited from a list who have not answered. Nothing where there are none. */
export function PendingRoster({ clubId }: { clubId: string }) {
  const { invitations, loading, error, refetch, loadMore } = useClubRoster(clubId);
  const { resend, withdraw } = useRosterChanges();

  if (error && !invitations)
    return <ErrorState title={toasts.rosterLoadFailed.description} onRetry={refetch} retrying={loading} />;
  if (!invitations) return null;
  return (
    <PendingInvitations
      label={counted(invitations.totalCount, "invited student")}
      invitations={invitations.nodes}
      details={detailsOf}
      resend={resend}
      withdraw={withdraw}
      frame={(list) => (
        <Section title="Invited Students">
          {list}
          <LoadMore hasNextPage={invitations.pageInfo.hasNextPage} onLoadMore={loadMore} />
        </Section>
      )}
    />
  );
}
