import { List, Text } from "@chakra-ui/react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { describeError } from "~/graphql/errors";
import { counted } from "~/texts/counted";
import { useSetAlumnus } from "../hooks/useSetAlumnus";
import { useTeamsToLeaveQuery, type TeamsToLeaveQuery } from "../hooks/TeamsToLeave.generated";

export interface AlumnusDialogProps {
  student: { id: string; firstName: string; lastName: string; alumnusSince: string | null };
  onClose: () => void;
}

type Team = NonNullable<NonNullable<TeamsToLeaveQuery["student"]>["teamsToLeave"]>["nodes"][number];

const withProjects = ({ teamName, linkedProjects }: Team) =>
  linkedProjects.nodes.length > 0
    ? `${teamName}, which works on ${linkedProjects.nodes.map(({ title }) => title).join(", ")}`
    : teamName;

/** Which teams the student leaves with it. */
function TeamsToLeave({ id }: { id: string }) {
  const { data, error } = useTeamsToLeaveQuery({ variables: { id }, fetchPolicy: "network-only" });
  const teams = data?.student?.teamsToLeave;
  if (error) return <Text role="alert">Could not look up the teams: {describeError(error).message}</Text>;
  if (!teams) return <Text role="status">Looking up the teams...</Text>;
  if (teams.totalCount === 0) return <Text>They are in no team that has work ahead.</Text>;
  return (
    <>
      <Text mb="2">{`They leave ${counted(teams.totalCount, "team")}:`}</Text>
      <List.Root ps="5" gap="1">
        {teams.nodes.map((team) => (
          <List.Item key={team.id} dir="auto" overflowWrap="anywhere">
            {withProjects(team)}
          </List.Item>
        ))}
      </List.Root>
    </>
  );
}

/** Asks before a student is moved to the club's alumni, or an alumnus back. */
export default function AlumnusDialog({ student, onClose }: AlumnusDialogProps) {
  const setAlumnus = useSetAlumnus();
  const { id, firstName, lastName, alumnusSince } = student;
  const name = `${firstName} ${lastName}`;
  const isAlumnus = alumnusSince !== null;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isAlumnus ? `Move ${name} back to the students?` : `Move ${name} to the alumni?`}
      description={
        isAlumnus
          ? "They count as a student of the club again and can join teams. Teams that they left are not restored."
          : "They stay on record with what they completed. They no longer count as a student of the club, see its " +
            "students and applications, or join teams. You can move them back."
      }
      confirmLabel={isAlumnus ? "Move Back" : "Move to Alumni"}
      busyLabel="Moving..."
      onConfirm={() => setAlumnus(id, !isAlumnus)}
    >
      {isAlumnus ? null : <TeamsToLeave id={id} />}
    </ConfirmDialog>
  );
}
