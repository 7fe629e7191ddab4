import { Badge, Box, Card, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { EmptyState } from "~/components/EmptyState";
import { memberAsPerson, PeopleTable } from "~/components/PeopleTable";
import { PersonAvatar } from "~/components/PersonAvatar";
import { Section } from "~/components/Section";
import type { ProjectTeam_ProjectFragment } from "./ProjectTeam.generated";

/** The club and team members who work on the project. */
export function ProjectTeam({ project: { team } }: { project: ProjectTeam_ProjectFragment }) {
  if (!team) return <EmptyState title="No team information available for this project." />;
  const members = team.members.nodes;
  const unseen = team.memberCount - members.length;
  return (
    <Stack gap="6">
      <Card.Root>
        <Card.Body gap="4">
          <HStack gap="4" align="flex-start">
            <PersonAvatar name={team.club.clubName} imageUrl={team.club.logoUrl} shape="rounded" size="lg" />
            <Box minW="0">
              <Heading as="h2" size="md">
                {team.club.clubName}
              </Heading>
              <Text color="fg.muted">{team.club.collegeName}</Text>
            </Box>
          </HStack>
          {team.club.description ? (
            <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" maxW="72ch">
              {team.club.description}
            </Text>
          ) : null}
        </Card.Body>
      </Card.Root>
      <Section title={team.teamName}>
        <PeopleTable
          label="Team members"
          people={members.map(memberAsPerson)}
          note={({ isLead }) => (isLead ? <Badge colorPalette="accent">Team Lead</Badge> : null)}
        />
        {unseen > 0 ? (
          <Text mt="3" textStyle="sm" color="fg.muted">
            And {unseen} more members.
          </Text>
        ) : null}
      </Section>
    </Stack>
  );
}
