import { Heading, Stack, Text } from "@chakra-ui/react";
import { membershipRoleLabels } from "@quadwork/server/contract";
import { formatDate } from "~/components/dates";
import { PendingInvitations as InvitationList } from "~/components/PendingInvitations";
import { usePeopleChanges } from "../hooks/usePeopleChanges";
import type { PendingInvitations_MembershipInvitationFragment } from "./PendingInvitations.generated";

type Invitation = PendingInvitations_MembershipInvitationFragment;

const detailsOf = ({ role, invitedBy, createdAt }: Invitation) =>
  `invited as ${membershipRoleLabels[role].toLowerCase()}` +
  (invitedBy ? ` by ${invitedBy.firstName} ${invitedBy.lastName}` : "") +
  ` on ${formatDate(createdAt)}`;

/** Invitations to act for the club or startup that wait for an answer. */
export function PendingInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { resend, withdraw } = usePeopleChanges();
  return (
    <InvitationList
      label="Pending invitations"
      invitations={invitations}
      details={detailsOf}
      resend={resend}
      withdraw={withdraw}
      empty={
        <Text color="fg.muted" textStyle="sm">
          No pending invitations.
        </Text>
      }
      frame={(list) => (
        <Stack as="section" gap="1" aria-label="Pending invitations">
          <Heading as="h3" size="sm">
            Pending Invitations
          </Heading>
          {list}
        </Stack>
      )}
    />
  );
}
