import { Card, Stack, Text } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { formatDuration } from "~/components/duration";
import { Facts, type FactsProps } from "~/components/Facts";
import type { ProjectFormValues } from "../../project-form";

/** A short summary of step two. */
export function ProjectSummary({ details }: { details: ProjectFormValues }) {
  const facts: FactsProps["facts"] = [
    ["Category", details.category && projectCategoryLabels[details.category]],
    ["Duration", details.duration && formatDuration(details.duration)],
    ["Team Size", `${details.teamSize} members`],
    ["Stipend", details.stipend.trim()],
  ];

  return (
    <Card.Root size="sm">
      <Card.Body>
        <Stack gap="4">
          <Card.Title dir="auto" as="h3" overflowWrap="anywhere">
            {details.title}
          </Card.Title>
          <Text dir="auto" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {details.description}
          </Text>
          <Facts facts={facts} columns={{ base: "1fr 1fr", md: "repeat(4, 1fr)" }} />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
