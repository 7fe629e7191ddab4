import { Alert, Stack, Text } from "@chakra-ui/react";
import { CheckboxField } from "~/components/CheckboxField";
import { VerificationBadge } from "~/components/VerificationBadge";
import { counted } from "~/texts/counted";
import type { ApplicableTeamsQuery } from "../hooks/ApplicableTeams.generated";
import type { ApplyButton_ProjectFragment } from "./ApplyButton.generated";

export interface WhoSeesResumesProps {
  startup: ApplyButton_ProjectFragment["startup"];
  /** The chosen team; undefined while there is none. */
  team: ApplicableTeamsQuery["teams"]["nodes"][number] | undefined;
  holdsBack: boolean;
}

/** Says who gets the resumes and addresses of a team with an application, and lets the club hold them back. */
export function WhoSeesResumes({ startup, team, holdsBack }: WhoSeesResumesProps) {
  const { companyName, verification } = startup;
  const whose = team ? counted(team.memberCount, "member") : "the team's members";
  return (
    <Stack gap="3">
      <Stack gap="1" aria-live="polite">
        <Text>
          {holdsBack
            ? `${companyName} will see the resumes and addresses of ${whose} only after approval.`
            : `${companyName} will see the resumes of ${whose} and, after approval, their addresses.`}
        </Text>
        <VerificationBadge verification={verification} />
      </Stack>
      {verification ? null : (
        <Alert.Root status="warning" role="status">
          <Alert.Indicator />
          <Alert.Description>
            {`${companyName} has not shown that its website is its own. Make sure that you know who it is, or hold the resumes back.`}
          </Alert.Description>
        </Alert.Root>
      )}
      <CheckboxField
        name="holdsBack"
        label="Hold back resumes and addresses until approval"
        hint="Members who hold back their own resume do so in any case."
      />
    </Stack>
  );
}
