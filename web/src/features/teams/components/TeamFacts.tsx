import { HStack, Link, Stack, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router";
import { formatDate } from "~/components/dates";
import { Facts, type FactsProps } from "~/components/Facts";
import { ProjectStatusBadge } from "~/components/ProjectStatusBadge";
import type { TeamFacts_TeamFragment } from "./TeamFacts.generated";

/** A team's purpose, lead, club and projects. */
export function TeamFacts({ team }: { team: TeamFacts_TeamFragment }) {
  const { project } = team;
  const linkedProjects = team.linkedProjects.nodes;
  const facts: FactsProps["facts"] = [
    ["Team Lead", `${team.teamLead.firstName} ${team.teamLead.lastName}`],
    ["Club", `${team.club.clubName}, ${team.club.collegeName}`],
    ["Members", team.members.totalCount],
    ["Created", formatDate(team.createdAt)],
    ...(project && linkedProjects.length === 0 ? [["Hopes to work on", project.title] as const] : []),
  ];
  return (
    <Stack gap="5">
      {team.description ? (
        <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
          {team.description}
        </Text>
      ) : null}
      <Facts facts={facts} columns={{ base: "1fr", sm: "1fr 1fr" }} />
      {linkedProjects.length > 0 ? (
        <Stack gap="2">
          <Text fontWeight="medium">Projects</Text>
          <Stack as="ul" listStyleType="none" gap="2">
            {linkedProjects.map(({ id, title, status }) => (
              <HStack as="li" key={id} gap="3" wrap="wrap">
                <Link asChild>
                  <RouterLink to={`/dashboard/projects/${id}`}>{title}</RouterLink>
                </Link>
                <ProjectStatusBadge status={status} />
              </HStack>
            ))}
          </Stack>
        </Stack>
      ) : null}
    </Stack>
  );
}
