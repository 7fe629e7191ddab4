import { useState } from "react";
import { Button, Stack } from "@chakra-ui/react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { formatDate, formatMoment } from "~/components/dates";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { PersonRow } from "~/components/PersonRow";
import { Section } from "~/components/Section";
import { StatusBadge } from "~/components/StatusBadge";
import { counted } from "~/texts/counted";
import { toasts } from "~/texts/toasts";
import { useClubRoster, useRosterChanges } from "../hooks/useClubRoster";
import type { PendingRoster_RosterInvitationFragment } from "./PendingRoster.generated";

type Invitation = PendingRoster_RosterInvitationFragment;

const detailsOf = ({ firstName, lastName, invitedBy, sentAt, expiresAt, isExpired }: Invitation) =>
  [
    [firstName, lastName].filter(Boolean).join(" "),
    `invited${invitedBy ? ` by ${invitedBy.firstName} ${invitedBy.lastName}` : ""} on ${formatDate(sentAt)}`,
    isExpired ? "the link has expired" : `the link works until ${formatMoment(expiresAt)}`,
  ]
    .filter(Boolean)
    .join(" · ");

/** Students invited from a list who have not answered. Nothing where there are none. */
export function PendingRoster({ clubId }: { clubId: string }) {
  const { invitations, loading, error, refetch, loadMore } = useClubRoster(clubId);
  const { resend, withdraw } = useRosterChanges();
  const [sending, setSending] = useState<string | null>(null);
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);

  const send = async (id: string) => {
    setSending(id);
    await resend(id);
    setSending(null);
  };

  if (error && !invitations)
    return <ErrorState title={toasts.rosterLoadFailed.description} onRetry={refetch} retrying={loading} />;
  if (!invitations || (invitations.nodes.length === 0 && !withdrawing)) return null;
  return (
    <Section title="Invited Students">
      <Stack as="ul" gap="0" listStyleType="none" aria-label={counted(invitations.totalCount, "invited student")}>
        {invitations.nodes.map((invitation) => (
          <PersonRow
            key={invitation.id}
            name={invitation.email}
            details={detailsOf(invitation)}
            state={
              <StatusBadge tone={invitation.isExpired ? "warning" : "neutral"}>
                {invitation.isExpired ? "Expired" : "Pending"}
              </StatusBadge>
            }
            actions={
              <>
                <Button
                  size="sm"
                  variant="ghost"
                  loading={sending === invitation.id}
                  loadingText="Sending..."
                  onClick={() => void send(invitation.id)}
                  aria-label={`Send again to ${invitation.email}`}
                >
                  Send Again
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => setWithdrawing(invitation)}
                  aria-label={`Withdraw the invitation of ${invitation.email}`}
                >
                  Withdraw
                </Button>
              </>
            }
          />
        ))}
      </Stack>
      <LoadMore hasNextPage={invitations.pageInfo.hasNextPage} onLoadMore={loadMore} />
      <ConfirmDialog
        open={withdrawing !== null}
        onClose={() => setWithdrawing(null)}
        title="Withdraw the invitation?"
        description={withdrawing ? `The link in the mail to ${withdrawing.email} stops working at once.` : undefined}
        confirmLabel="Withdraw"
        busyLabel="Withdrawing..."
        tone="danger"
        onConfirm={async () => (withdrawing ? withdraw(withdrawing.id) : false)}
      />
    </Section>
  );
}
