import { Button, Card, Flex, Heading, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { ApplicationStatusBadge } from "~/components/ApplicationStatusBadge";
import { formatDate } from "~/components/dates";
import type { AppliedProjectCard_ApplicationFragment } from "./AppliedProjectCard.generated";

const previewLength = 100;

/** The first characters of a longer text; counts whole characters, so that none is cut in two. */
export function preview(text: string): string {
  const characters = [...text];
  return characters.length > previewLength ? `${characters.slice(0, previewLength).join("")}...` : text;
}

/** A project that the club applied to, with the application's status. */
export function AppliedProjectCard({ application }: { application: AppliedProjectCard_ApplicationFragment }) {
  const { project, status, createdAt, initiatedBy } = application;
  return (
    <Card.Root size="sm">
      <Card.Body gap="3" p="5">
        <Flex gap="3" justify="space-between">
          <Heading dir="auto" as="h3" size="md" lineClamp={2} overflowWrap="anywhere">
            {project.title}
          </Heading>
          <ApplicationStatusBadge status={status} />
        </Flex>
        <Text dir="auto" textStyle="sm" overflowWrap="anywhere">
          {preview(project.description)}
        </Text>
        <Flex gap="3" justify="space-between" align="center" wrap="wrap" mt="auto">
          <Text
            textStyle="sm"
            color="fg.muted"
          >{`${initiatedBy === "STARTUP" ? "Invited" : "Applied"} ${formatDate(createdAt)}`}</Text>
          <Button asChild variant="outline" size="sm">
            <Link to={`/dashboard/projects/${project.id}`} aria-label={`View Project ${project.title}`}>
              View Project
            </Link>
          </Button>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
