import { Alert, Box, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { ApplicationStatusBadge } from "~/components/ApplicationStatusBadge";
import { formatDate } from "~/components/dates";
import { Section } from "~/components/Section";
import { AnswerButtons } from "./AnswerButtons";
import { ApplicationClubCard } from "./ApplicationClubCard";
import type { ApplicationDetail_ApplicationFragment } from "./ApplicationDetail.generated";
import { ApplicationMembersTable } from "./ApplicationMembersTable";
import { ApplicationProjectCard } from "./ApplicationProjectCard";
import { RejectOthersOffer } from "./RejectOthersOffer";
import { WithdrawButton } from "./WithdrawButton";

export interface ApplicationDetailProps {
  application: ApplicationDetail_ApplicationFragment;
  /** After an answer, so that the answered one stays open while the list reorders. */
  onAnswered: () => void;
  onWithdrawn: () => void;
}

/** The right pane: everything a startup decides by, and the decision. */
export function ApplicationDetail({ application, onAnswered, onWithdrawn }: ApplicationDetailProps) {
  const { club, project, team, status } = application;
  const invited = application.initiatedBy === "STARTUP";
  return (
    <Stack gap="6">
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <Stack gap="1">
          <Heading as="h2" size="lg">{`${club.clubName} for ${project.title}`}</Heading>
          <Flex gap="3" align="center" wrap="wrap">
            <ApplicationStatusBadge status={status} />
            <Text
              color="fg.muted"
              textStyle="sm"
            >{`${invited ? "Invited" : "Applied"} ${formatDate(application.createdAt)}`}</Text>
          </Flex>
        </Stack>
        <Flex gap="2" wrap="wrap">
          <AnswerButtons application={application} side="startup" onAnswered={onAnswered} />
          {application.viewerCanWithdraw ? (
            <WithdrawButton
              applicationId={application.id}
              projectTitle={project.title}
              kind={invited ? "Invitation" : "Application"}
              onWithdrawn={onWithdrawn}
            />
          ) : null}
        </Flex>
      </Flex>
      {status === "APPROVED" ? <RejectOthersOffer project={project} /> : null}
      {invited && status === "PENDING" ? (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>You invited this club. Its head has not answered yet.</Alert.Title>
        </Alert.Root>
      ) : null}
      <Section title="Club">
        <ApplicationClubCard club={club} />
      </Section>
      <Section title={invited ? "Your Message" : "Application Message"}>
        <Box p="4" borderWidth="1px" rounded="l3" bg="bg.panel">
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {application.message}
          </Text>
        </Box>
      </Section>
      <Section title={team ? `Club Members: ${team.teamName}` : "Club Members"}>
        {team ? (
          <ApplicationMembersTable team={team} />
        ) : (
          <Text color="fg.muted">The club chooses its team when it accepts.</Text>
        )}
      </Section>
      <Section title="Project Details">
        <ApplicationProjectCard project={project} />
      </Section>
    </Stack>
  );
}
