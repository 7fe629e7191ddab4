import type { RefObject } from "react";
import { Alert, Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { ApplicationStatusBadge } from "~/components/ApplicationStatusBadge";
import { formatDate } from "~/components/dates";
import { Section } from "~/components/Section";
import { answerTexts } from "../answer-texts";
import { AnswerBar } from "./AnswerBar";
import { AnswerButtons } from "./AnswerButtons";
import { ApplicationClubCard } from "./ApplicationClubCard";
import type { ApplicationDetail_ApplicationFragment } from "./ApplicationDetail.generated";
import { ApplicationMembersTable } from "./ApplicationMembersTable";
import { ApplicationProjectCard } from "./ApplicationProjectCard";
import { RejectOthersOffer } from "./RejectOthersOffer";
import { WithdrawButton } from "./WithdrawButton";

export interface ApplicationDetailProps {
  application: ApplicationDetail_ApplicationFragment;
  /** Refers to the heading, which receives the focus when a button disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called after an answer, even someone else's, so that it stays open while the list reorders. */
  onAnswered: () => void;
  onWithdrawn: () => void;
}

/** Explains why an application shows no members. */
function withoutMembers({ teamMemberCount }: ApplicationDetail_ApplicationFragment): string {
  if (teamMemberCount === null) return "The club will choose a team when it accepts.";
  const students = teamMemberCount === 1 ? "1 student" : `${teamMemberCount} students`;
  return `${students} took part. Their details are hidden because the application was rejected.`;
}

/** The right pane: everything a startup needs to decide, and the decision itself. */
export function ApplicationDetail({ application, heading, onAnswered, onWithdrawn }: ApplicationDetailProps) {
  const { club, project, team, teamName, status } = application;
  const invited = application.initiatedBy === "STARTUP";
  const canAct = application.viewerCanApprove || application.viewerCanReject || application.viewerCanWithdraw;
  // A pending application counts itself.
  const others = (project.pending?.totalCount ?? 0) - (status === "PENDING" ? 1 : 0);
  return (
    <Stack gap="6">
      <Stack gap="1">
        <Heading as="h2" size="lg" ref={heading} tabIndex={-1} outline="none">
          {`${club.clubName} for ${project.title}`}
        </Heading>
        <Flex gap="3" align="center" wrap="wrap">
          <ApplicationStatusBadge status={status} />
          <Text
            color="fg.muted"
            textStyle="sm"
          >{`${invited ? "Invited" : "Applied"} ${formatDate(application.createdAt)}`}</Text>
        </Flex>
      </Stack>
      {status === "APPROVED" ? <RejectOthersOffer project={project} /> : null}
      {invited && status === "PENDING" ? (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>You invited this club. Its head hasn't answered yet.</Alert.Title>
        </Alert.Root>
      ) : null}
      <Section title="Club">
        <ApplicationClubCard club={club} />
      </Section>
      <Section title={invited ? "Your Message" : "Application Message"}>
        <Box p="4" borderWidth="1px" rounded="l3" bg="bg.panel">
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {application.message}
          </Text>
        </Box>
      </Section>
      <Section title={teamName ? `Club Members: ${teamName}` : "Club Members"}>
        {team && status === "PENDING" && application.holdsBack ? (
          <Text color="fg.muted" mb="3">
            The club holds back resumes and addresses until you approve.
          </Text>
        ) : null}
        {team ? <ApplicationMembersTable team={team} /> : <Text color="fg.muted">{withoutMembers(application)}</Text>}
      </Section>
      <Section title="Project Details">
        <ApplicationProjectCard project={project} />
      </Section>
      {canAct ? (
        <AnswerBar note={application.viewerCanApprove ? answerTexts.application.warning : null}>
          <AnswerButtons
            application={application}
            kind="application"
            otherSide={club.clubName}
            team={team ?? { teamName: `${project.title} Team` }}
            othersPending={others}
            onRejected={onAnswered}
            onOvertaken={onAnswered}
            focusAfter={() => heading.current}
          />
          {application.viewerCanWithdraw ? (
            <WithdrawButton
              applicationId={application.id}
              projectTitle={project.title}
              kind={invited ? "Invitation" : "Application"}
              onWithdrawn={onWithdrawn}
            />
          ) : null}
        </AnswerBar>
      ) : null}
    </Stack>
  );
}
