import { useState } from "react";
import { Box, Dialog, Stack, Text } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { Select } from "~/components/controls";
import { DialogShell } from "~/components/DialogShell";
import { Facts, type FactsProps } from "~/components/Facts";
import { Field } from "~/components/Field";
import { formatDuration } from "~/components/duration";
import { SkillTags } from "~/components/SkillTags";
import { counted } from "~/texts/counted";
import { useApplicableTeamsQuery } from "../hooks/ApplicableTeams.generated";
import { AnswerButtons } from "./AnswerButtons";
import type { ClubApplicationCard_ApplicationFragment } from "./ClubApplicationCard.generated";

/** Which team takes the project; none chosen leaves it to the server, which finds or makes one. */
function TeamSelect({
  projectTitle,
  value,
  onChange,
}: {
  projectTitle: string;
  value: string;
  onChange: (id: string) => void;
}) {
  const { data } = useApplicableTeamsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Field
      label="Team"
      hint="Unless you choose one of your teams, a team with the project's name is found or created, led by you."
    >
      <Select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{`${projectTitle} Team`}</option>
        {data?.teams.nodes.map(({ id, teamName }) => (
          <option key={id} value={id}>
            {teamName}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function ReviewBody({
  application,
  onClose,
}: {
  application: ClubApplicationCard_ApplicationFragment;
  onClose: () => void;
}) {
  const [teamId, setTeamId] = useState("");
  const { project } = application;
  const facts: FactsProps["facts"] = [
    ["Startup", project.startup.companyName],
    ["Category", projectCategoryLabels[project.category]],
    ["Duration", formatDuration(project.duration)],
    ["Team size", counted(project.teamSize, "member")],
    ["Stipend", project.stipend],
  ];
  return (
    <>
      <Dialog.Body>
        <Stack gap="5">
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {project.description}
          </Text>
          <SkillTags skills={project.skills} max={project.skills.length} />
          <Facts facts={facts} columns="1fr 1fr" />
          <Box p="4" rounded="l2" bg="bg.subtle">
            <Text fontWeight="medium" mb="1">{`Message from ${project.startup.companyName}`}</Text>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {application.message}
            </Text>
          </Box>
          {application.viewerCanApprove ? (
            <TeamSelect projectTitle={project.title} value={teamId} onChange={setTeamId} />
          ) : null}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <AnswerButtons application={application} side="clubHead" teamId={teamId} onAnswered={onClose} />
      </Dialog.Footer>
    </>
  );
}

export interface ReviewApplicationDialogProps {
  /** The invitation to answer; null while the dialog is closed. */
  application: ClubApplicationCard_ApplicationFragment | null;
  onClose: () => void;
}

/** A head reads a startup's invitation and answers it. */
export function ReviewApplicationDialog({ application, onClose }: ReviewApplicationDialogProps) {
  return (
    <DialogShell
      open={application !== null}
      onClose={onClose}
      title="Project Application"
      description={application?.project.title}
      size="lg"
    >
      {application ? <ReviewBody application={application} onClose={onClose} /> : null}
    </DialogShell>
  );
}
