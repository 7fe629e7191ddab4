import { Card, Link, Stack, Text } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { Link as RouterLink } from "react-router";
import { formatDate } from "~/components/dates";
import { formatDuration } from "~/components/duration";
import { Facts, type FactsProps } from "~/components/Facts";
import { ProjectStatusBadge } from "~/components/ProjectStatusBadge";
import { SkillTags } from "~/components/SkillTags";
import { counted } from "~/texts/counted";
import type { ApplicationProjectCard_ProjectFragment } from "./ApplicationProjectCard.generated";

/** The project an application is about. */
export function ApplicationProjectCard({ project }: { project: ApplicationProjectCard_ProjectFragment }) {
  const facts: FactsProps["facts"] = [
    ["Category", projectCategoryLabels[project.category]],
    ["Start date", formatDate(project.startDate)],
    ["End date", project.endDate && formatDate(project.endDate)],
    ["Duration", formatDuration(project.duration)],
    ["Team size", counted(project.teamSize, "member")],
    ["Stipend", project.stipend],
  ];

  return (
    <Card.Root size="sm">
      <Card.Body>
        <Stack gap="4">
          <Stack gap="2">
            <ProjectStatusBadge status={project.status} />
            <Card.Title as="h3">
              <Link asChild>
                <RouterLink to={`/dashboard/projects/${project.id}`}>{project.title}</RouterLink>
              </Link>
            </Card.Title>
          </Stack>
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {project.description}
          </Text>
          <SkillTags skills={project.skills} max={project.skills.length} />
          <Facts facts={facts} columns={{ base: "1fr 1fr", md: "repeat(3, 1fr)" }} />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
