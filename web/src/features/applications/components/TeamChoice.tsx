import { Alert, Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router";
import { SelectField } from "~/components/FormField";
import { counted } from "~/texts/counted";
import type { ApplicableTeamsQuery } from "../hooks/ApplicableTeams.generated";

type Team = ApplicableTeamsQuery["teams"]["nodes"][number];

export interface TeamChoiceProps {
  project: { id: string; teamSize: number };
  /** Undefined while they are on their way. */
  teams: readonly Team[] | undefined;
  chosenId: string;
}

/**
 * Which team applies. One smaller than the project asks for is said before anything is sent; it may apply all the same.
 */
export function TeamChoice({ project, teams, chosenId }: TeamChoiceProps) {
  const chosen = teams?.find(({ id }) => id === chosenId);
  return (
    <>
      <SelectField
        name="teamId"
        label="Team"
        required
        // There from the beginning, so that the dialog opens with its focus here.
        placeholder={teams ? "Select a team" : "Loading teams..."}
        hint={`This project asks for ${counted(project.teamSize, "member")}.`}
        options={(teams ?? []).map(({ id, teamName, memberCount }) => ({
          value: id,
          label: `${teamName} (${counted(memberCount, "member")})`,
        }))}
      />
      {chosen && chosen.memberCount < project.teamSize ? (
        <Alert.Root status="warning" role="status">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Description>
              {`${chosen.teamName} has ${counted(chosen.memberCount, "member")}; this project asks for ${project.teamSize}. `}
              You can apply all the same, or add members first.
            </Alert.Description>
            <Link asChild fontWeight="medium" mt="1">
              <RouterLink to={`/dashboard/teams/${chosen.id}?apply-to=${encodeURIComponent(project.id)}`}>
                Add members
              </RouterLink>
            </Link>
          </Alert.Content>
        </Alert.Root>
      ) : null}
    </>
  );
}
