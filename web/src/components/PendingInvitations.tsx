import { useState, type ReactNode } from "react";
import { Button, Stack } from "@chakra-ui/react";
import { ConfirmDialog } from "./ConfirmDialog";
import { formatMoment } from "./dates";
import { PersonRow } from "./PersonRow";
import { StatusBadge } from "./StatusBadge";

/** An invitation by mail that waits for an answer. */
export interface PendingInvitation {
  id: string;
  email: string;
  expiresAt: string;
  isExpired: boolean;
}

export interface PendingInvitationsProps<Invitation extends PendingInvitation> {
  /** The list's name for screen readers. */
  label: string;
  invitations: readonly Invitation[];
  /** What is said before how long the link works. */
  details: (invitation: Invitation) => string;
  /** Sends the mail again. */
  resend: (id: string) => Promise<unknown>;
  /** @returns whether it succeeded; the question stays open otherwise. */
  withdraw: (id: string) => Promise<boolean>;
  /** Shown instead of an empty list; without it, there is nothing then, no frame either. */
  empty?: ReactNode;
  /** What surrounds the list. */
  frame: (list: ReactNode) => ReactNode;
}

/** Invitations that wait for an answer. Each can be sent again or, after a question, withdrawn. */
export function PendingInvitations<Invitation extends PendingInvitation>(props: PendingInvitationsProps<Invitation>) {
  const { label, invitations, details, resend, withdraw, empty = null, frame } = props;
  const [sending, setSending] = useState<string | null>(null);
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);

  const send = async (id: string) => {
    setSending(id);
    await resend(id);
    setSending(null);
  };

  if (invitations.length === 0 && !empty && !withdrawing) return null;
  return frame(
    <>
      {invitations.length === 0 ? (
        empty
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" aria-label={label}>
          {invitations.map((invitation) => (
            <PersonRow
              key={invitation.id}
              name={invitation.email}
              details={`${details(invitation)} · ${
                invitation.isExpired
                  ? "the link has expired"
                  : `the link works until ${formatMoment(invitation.expiresAt)}`
              }`}
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
    </>,
  );
}
