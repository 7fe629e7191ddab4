import { useState } from "react";
import { Badge, Button, Text } from "@chakra-ui/react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { EmptyState } from "~/components/EmptyState";
import { memberAsPerson, PeopleTable } from "~/components/PeopleTable";
import { useTeamActions } from "../hooks/useTeamActions";
import type { TeamMembersTable_TeamFragment } from "./TeamMembersTable.generated";

/** The team's members. Viewers who may edit the team can remove students; a lead must be replaced first. */
export function TeamMembersTable({ team }: { team: TeamMembersTable_TeamFragment }) {
  const { removeMember } = useTeamActions(team.id);
  const people = team.members.nodes.map(memberAsPerson);
  const [leavingId, setLeavingId] = useState<string | null>(null);
  const leaving = people.find(({ id }) => id === leavingId);

  if (people.length === 0)
    return <EmptyState title="No members yet." description="Add students from your club to get started." />;
  return (
    <>
      <PeopleTable
        label="Team members"
        people={people}
        columns={{ email: true }}
        note={({ isLead }) => (isLead ? <Badge>Team Lead</Badge> : null)}
        actions={
          team.viewerCanUpdate
            ? (person) =>
                person.isStudent && !person.isLead ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => setLeavingId(person.id)}
                    aria-label={`Remove ${person.firstName} ${person.lastName}`}
                  >
                    Remove
                  </Button>
                ) : null
            : undefined
        }
      />
      {team.members.totalCount > people.length ? (
        <Text mt="2" color="fg.muted">{`The first ${people.length} of ${team.members.totalCount} members.`}</Text>
      ) : null}
      <ConfirmDialog
        open={leaving !== undefined}
        onClose={() => setLeavingId(null)}
        title={leaving ? `Remove ${leaving.firstName} ${leaving.lastName} from the team?` : "Remove from the team?"}
        description="They stay in your club, and you can add them again."
        confirmLabel="Remove Member"
        busyLabel="Removing..."
        tone="danger"
        onConfirm={async () => (leaving ? removeMember(leaving.id) : false)}
      />
    </>
  );
}
