import { useState } from "react";
import { Button, Heading, Stack, Text } from "@chakra-ui/react";
import { membershipRoleLabels } from "@quadwork/server/contract";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { formatDate, formatMoment } from "~/components/dates";
import { StatusBadge } from "~/components/StatusBadge";
import { usePeopleChanges } from "../hooks/usePeopleChanges";
import type { PendingInvitations_MembershipInvitationFragment } from "./PendingInvitations.generated";
import { PersonRow } from "./PersonRow";

type Invitation = PendingInvitations_MembershipInvitationFragment;

const detailsOf = ({ role, invitedBy, createdAt, expiresAt, isExpired }: Invitation) =>
  [
    `invited as ${membershipRoleLabels[role].toLowerCase()}`,
    invitedBy && ` by ${invitedBy.firstName} ${invitedBy.lastName}`,
    ` on ${formatDate(createdAt)}`,
    isExpired ? " · the link has expired" : ` · the link works until ${formatMoment(expiresAt)}`,
  ]
    .filter(Boolean)
    .join("");

/** Invitations that wait for an answer. Each can be sent again or withdrawn. */
export function PendingInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { resend, withdraw } = usePeopleChanges();
  const [sending, setSending] = useState<string | null>(null);
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);

  const send = async (id: string) => {
    setSending(id);
    await resend(id);
    setSending(null);
  };

  return (
    <Stack as="section" gap="1" aria-label="Pending invitations">
      <Heading as="h3" size="sm">
        Pending Invitations
      </Heading>
      {invitations.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          No pending invitations.
        </Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="Pending invitations">
          {invitations.map((invitation) => (
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
      )}
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
    </Stack>
  );
}
