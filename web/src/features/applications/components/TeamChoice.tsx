import { Alert, Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router";
import { SelectField } from "~/components/FormField";
import { counted } from "~/texts/counted";
import type { ApplicableTeamsQuery } from "../hooks/ApplicableTeams.generated";

type Team = ApplicableTeamsQuery["teams"]["nodes"][number];

export interface TeamChoiceProps {
  project: { id: string; teamSize: number };
  /** Undefined while loading. */
  teams: readonly Team[] | undefined;
  chosenId: string;
}

/** Chooses the team that applies. Warns when it is smaller than the project asks for; it may still apply. */
export function TeamChoice({ project, teams, chosenId }: TeamChoiceProps) {
  const chosen = teams?.find(({ id }) => id === chosenId);
  return (
    <>
      <SelectField
        name="teamId"
        label="Team"
        required
        // Rendered from the start, so that the dialog opens with the focus here.
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
              You can still apply, or add members first.
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
