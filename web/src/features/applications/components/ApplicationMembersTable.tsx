import { Badge, Text } from "@chakra-ui/react";
import { memberAsPerson, PeopleTable } from "~/components/PeopleTable";
import type { ApplicationMembersTable_TeamFragment } from "./ApplicationMembersTable.generated";

/** The students who would work on the project: the members of the applying team. */
export function ApplicationMembersTable({ team }: { team: ApplicationMembersTable_TeamFragment }) {
  const { nodes, totalCount } = team.members;
  if (nodes.length === 0) return <Text color="fg.muted">{`${team.teamName} has no members yet.`}</Text>;
  return (
    <>
      <PeopleTable
        label={`Members of ${team.teamName}`}
        people={nodes.map(memberAsPerson)}
        columns={{ email: true, resume: true }}
        note={({ isLead }) => (isLead ? <Badge>Team Lead</Badge> : null)}
      />
      {totalCount > nodes.length ? (
        <Text mt="2" color="fg.muted">{`The first ${nodes.length} of ${totalCount} members.`}</Text>
      ) : null}
    </>
  );
}
