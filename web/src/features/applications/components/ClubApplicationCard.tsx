import { Button, Card, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { ApplicationStatusBadge } from "~/components/ApplicationStatusBadge";
import { formatDate } from "~/components/dates";
import { VerificationBadge } from "~/components/VerificationBadge";
import { Link } from "react-router";
import type { ClubApplicationCard_ApplicationFragment } from "./ClubApplicationCard.generated";
import { WithdrawButton } from "./WithdrawButton";

export interface ClubApplicationCardProps {
  application: ClubApplicationCard_ApplicationFragment;
  onReview: () => void;
}

/** One application or invitation of the head's club, with the actions open to the head. */
export function ClubApplicationCard({ application, onReview }: ClubApplicationCardProps) {
  const { project, team } = application;
  const invited = application.initiatedBy === "STARTUP";
  const waitsForHead = application.viewerCanApprove || application.viewerCanReject;
  return (
    <Card.Root size="sm">
      <Card.Body gap="3">
        <Flex justify="space-between" gap="3" align="flex-start">
          <Stack gap="0" minW="0">
            <Card.Title dir="auto" as="h2" overflowWrap="anywhere">
              {project.title}
            </Card.Title>
            <Text color="fg.muted" textStyle="sm">
              {invited ? `Invitation from ${project.startup.companyName}` : project.startup.companyName}
            </Text>
            <VerificationBadge short verification={project.startup.verification} mt="1" />
          </Stack>
          <ApplicationStatusBadge status={application.status} />
        </Flex>
        <HStack gap="2" wrap="wrap" textStyle="sm" color="fg.muted">
          <Text as="span">{`${invited ? "Invited" : "Applied"} ${formatDate(application.createdAt)}`}</Text>
          {team ? <Text as="span">{`with ${team.teamName}`}</Text> : null}
        </HStack>
        <Text dir="auto" textStyle="sm" lineClamp="3" overflowWrap="anywhere">
          {application.message}
        </Text>
        {application.status === "PENDING" && project.status !== "OPEN" ? (
          <Text textStyle="sm" color="fg.muted">
            This project went to another club.
          </Text>
        ) : null}
      </Card.Body>
      <Card.Footer flexWrap="wrap">
        {waitsForHead ? (
          <Button
            size="sm"
            colorPalette="accent"
            onClick={onReview}
            aria-label={`Review the invitation to ${project.title}`}
          >
            Review
          </Button>
        ) : null}
        <Button asChild size="sm" variant="outline">
          <Link to={`/dashboard/projects/${project.id}`} aria-label={`View Project ${project.title}`}>
            View Project
          </Link>
        </Button>
        {application.viewerCanWithdraw ? (
          <WithdrawButton size="sm" applicationId={application.id} projectTitle={project.title} />
        ) : null}
      </Card.Footer>
    </Card.Root>
  );
}
