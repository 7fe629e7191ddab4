import { useState } from "react";
import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { membershipRoleLabels } from "@quadwork/server/contract";
import { KeyRound, UserCog } from "lucide-react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { formatDate } from "~/components/dates";
import { useAuth } from "~/graphql/session";
import type { MembershipRole } from "~/graphql/types.generated";
import { usePeopleChanges } from "../hooks/usePeopleChanges";
import type { PeopleList_MembershipFragment } from "./PeopleList.generated";
import { PersonRow } from "./PersonRow";

/** As what a person acts: a label with an icon. */
function Role({ role }: { role: MembershipRole }) {
  const Icon = role === "HEAD" || role === "OWNER" ? KeyRound : UserCog;
  return (
    <HStack gap="1.5" textStyle="sm" color="fg.muted">
      <Icon size={16} aria-hidden />
      {membershipRoleLabels[role]}
    </HStack>
  );
}

const nameOf = ({ profile }: PeopleList_MembershipFragment) => `${profile.firstName} ${profile.lastName}`;

const detailsOf = ({ profile, role, since }: PeopleList_MembershipFragment) =>
  [
    profile.email,
    `${role === "HEAD" || role === "OWNER" ? "" : `${membershipRoleLabels[role].toLowerCase()} `}since ${formatDate(since)}`,
    profile.userType === "STUDENT" && "also a student of the club",
  ]
    .filter(Boolean)
    .join(" · ");

export interface PeopleListProps {
  people: readonly PeopleList_MembershipFragment[];
  organisationName: string;
}

/** Who acts for a club or startup. The head or owner takes others out. */
export function PeopleList({ people, organisationName }: PeopleListProps) {
  const { user } = useAuth();
  const { end } = usePeopleChanges();
  const [leaving, setLeaving] = useState<PeopleList_MembershipFragment | null>(null);
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none" aria-label="People">
        {people.map((membership) => (
          <PersonRow
            key={membership.id}
            name={nameOf(membership)}
            imageUrl={membership.profile.avatarUrl}
            details={detailsOf(membership)}
            state={<Role role={membership.role} />}
            actions={
              membership.viewerCanEnd ? (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => setLeaving(membership)}
                  aria-label={`Take out ${nameOf(membership)}`}
                >
                  Take Out
                </Button>
              ) : membership.profile.id === user?.id ? (
                <Text textStyle="sm" color="fg.muted">
                  You
                </Text>
              ) : null
            }
          />
        ))}
      </Stack>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? `Take out ${nameOf(leaving)}?` : "Take out?"}
        description={
          leaving?.profile.userType === "STUDENT"
            ? `They stop acting for ${organisationName} at once, and stay a student of the club and in their teams. We tell them by mail.`
            : `They stop acting for ${organisationName} at once. We tell them by mail.`
        }
        confirmLabel="Take Out"
        busyLabel="Taking out..."
        tone="danger"
        onConfirm={async () => (leaving ? end(leaving.profile.id) : false)}
      />
    </>
  );
}
