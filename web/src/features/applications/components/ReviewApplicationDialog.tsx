import { useEffect, useRef, useState } from "react";
import { Alert, Box, Dialog, Stack, Text } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { Select } from "~/components/controls";
import { DialogShell, type DialogShellProps } from "~/components/DialogShell";
import { Facts, type FactsProps } from "~/components/Facts";
import { Field } from "~/components/Field";
import { formatDuration } from "~/components/duration";
import { SkillTags } from "~/components/SkillTags";
import { VerificationBadge } from "~/components/VerificationBadge";
import { counted } from "~/texts/counted";
import { useApplicableTeamsQuery, type ApplicableTeamsQuery } from "../hooks/ApplicableTeams.generated";
import { AnswerButtons } from "./AnswerButtons";
import type { ClubApplicationCard_ApplicationFragment } from "./ClubApplicationCard.generated";

type Team = ApplicableTeamsQuery["teams"]["nodes"][number];

interface TeamSelectProps {
  projectTitle: string;
  /** Null lets the server find or create a team with the project's name. */
  team: Team | null;
  onChange: (team: Team | null) => void;
}

/** The team that takes the project. */
function TeamSelect({ projectTitle, team, onChange }: TeamSelectProps) {
  const { data } = useApplicableTeamsQuery({ fetchPolicy: "cache-and-network" });
  const choose = (id: string) => onChange(data?.teams.nodes.find((each) => each.id === id) ?? null);
  return (
    <Field
      label="Team"
      hint="If you don't pick one of your teams, we'll use a team named after the project, led by you."
    >
      <Select value={team?.id ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
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

/** Why an invitation can no longer be accepted; null while it can. */
function closedNote(application: ClubApplicationCard_ApplicationFragment): string | null {
  const { status, viewerCanApprove, viewerCanReject } = application;
  if (status === "APPROVED") return "This invitation has been accepted.";
  if (status === "REJECTED") return "This invitation has been declined.";
  const onlyDecline = viewerCanReject && !viewerCanApprove;
  return onlyDecline ? "The project is no longer open, so you can only decline the invitation." : null;
}

function ReviewBody({
  application,
  onClose,
}: {
  application: ClubApplicationCard_ApplicationFragment;
  onClose: () => void;
}) {
  const [team, setTeam] = useState<Team | null>(null);
  const { project } = application;
  const closed = closedNote(application);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button or list is gone; a confirmation that closes above it passes the focus on.
    if (closed && document.activeElement === document.body) note.current?.focus();
  }, [closed]);
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
          {closed ? (
            <Alert.Root status="info" role="status" ref={note} tabIndex={-1} outline="none">
              <Alert.Indicator />
              <Alert.Title>{closed}</Alert.Title>
            </Alert.Root>
          ) : null}
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {project.description}
          </Text>
          <SkillTags skills={project.skills} max={project.skills.length} />
          <Facts facts={facts} columns="1fr 1fr" />
          <VerificationBadge verification={project.startup.verification} />
          <Box p="4" rounded="l2" bg="bg.subtle">
            <Text fontWeight="medium" mb="1">{`Message from ${project.startup.companyName}`}</Text>
            <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
              {application.message}
            </Text>
          </Box>
          {application.viewerCanApprove ? (
            <TeamSelect projectTitle={project.title} team={team} onChange={setTeam} />
          ) : null}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <AnswerButtons
          application={application}
          kind="invitation"
          otherSide={project.startup.companyName}
          team={team ?? { teamName: `${project.title} Team` }}
          teamId={team?.id ?? ""}
          onRejected={onClose}
          focusAfter={() => note.current}
        />
      </Dialog.Footer>
    </>
  );
}

export interface ReviewApplicationDialogProps {
  /** The invitation to answer; null while the dialog is closed. */
  application: ClubApplicationCard_ApplicationFragment | null;
  onClose: () => void;
  /** As in `DialogShell`. */
  focusAfter: DialogShellProps["focusAfter"];
}

/** Lets a club head read and answer a startup's invitation. */
export function ReviewApplicationDialog({ application, onClose, focusAfter }: ReviewApplicationDialogProps) {
  // Pending items for a head are invitations; applications use the specification's title.
  const invited = application?.initiatedBy === "STARTUP";
  const title = invited ? `Invitation from ${application.project.startup.companyName}` : "Project Application";
  return (
    <DialogShell
      open={application !== null}
      onClose={onClose}
      focusAfter={focusAfter}
      title={title}
      description={application?.project.title}
      size="lg"
    >
      {application ? <ReviewBody application={application} onClose={onClose} /> : null}
    </DialogShell>
  );
}
