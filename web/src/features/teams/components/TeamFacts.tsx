import { DataList, HStack, Link, Stack, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router";
import { formatDate } from "~/components/dates";
import { ProjectStatusBadge } from "~/components/ProjectStatusBadge";
import type { TeamFacts_TeamFragment } from "./TeamFacts.generated";

/** What a team is for and who leads it. */
export function TeamFacts({ team }: { team: TeamFacts_TeamFragment }) {
  const { linkedProjects, project } = team;
  return (
    <Stack gap="5">
      {team.description ? <Text whiteSpace="pre-line" overflowWrap="anywhere">{team.description}</Text> : null}
      <DataList.Root orientation="vertical" display="grid" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }} gap="4">
        <DataList.Item>
          <DataList.ItemLabel>Team lead</DataList.ItemLabel>
          <DataList.ItemValue>{`${team.teamLead.firstName} ${team.teamLead.lastName}`}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>Club</DataList.ItemLabel>
          <DataList.ItemValue>{`${team.club.clubName}, ${team.club.collegeName}`}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>Members</DataList.ItemLabel>
          <DataList.ItemValue>{team.members.totalCount}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>Created</DataList.ItemLabel>
          <DataList.ItemValue>{formatDate(team.createdAt)}</DataList.ItemValue>
        </DataList.Item>
        {project && linkedProjects.length === 0 ? (
          <DataList.Item>
            <DataList.ItemLabel>Hopes to work on</DataList.ItemLabel>
            <DataList.ItemValue>{project.title}</DataList.ItemValue>
          </DataList.Item>
        ) : null}
      </DataList.Root>
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
