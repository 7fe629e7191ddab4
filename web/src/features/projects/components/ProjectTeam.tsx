import { Badge, Box, Card, Heading, HStack, Stack, Table, Text } from "@chakra-ui/react";
import { EmptyState } from "~/components/EmptyState";
import { PersonAvatar } from "~/components/PersonAvatar";
import { Section } from "~/components/Section";
import { SkillTags } from "~/components/SkillTags";
import type { ProjectTeam_ProjectFragment } from "./ProjectTeam.generated";

/** The club and the people who work on the project. */
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
              <Heading as="h2" size="md">{team.club.clubName}</Heading>
              <Text color="fg.muted">{team.club.collegeName}</Text>
            </Box>
          </HStack>
          {team.club.description ? <Text whiteSpace="pre-line" overflowWrap="anywhere" maxW="72ch">{team.club.description}</Text> : null}
        </Card.Body>
      </Card.Root>
      <Section title={team.teamName}>
        <Table.ScrollArea borderWidth="1px" rounded="l3" bg="bg.panel" tabIndex={0} role="region" aria-label="Team members">
          <Table.Root aria-label="Team members">
            <Table.Header>
              <Table.Row bg="bg.subtle">
                <Table.ColumnHeader>Name</Table.ColumnHeader>
                <Table.ColumnHeader>Skills</Table.ColumnHeader>
                <Table.ColumnHeader>Education</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {members.map(({ id, isLead, profile, student }) => {
                const name = `${profile.firstName} ${profile.lastName}`;
                return (
                  <Table.Row key={id} bg="bg.panel">
                    <Table.Cell minW="52">
                      <HStack gap="3">
                        <PersonAvatar name={name} imageUrl={profile.avatarUrl} size="xs" />
                        <Text as="span" fontWeight="medium">{name}</Text>
                        {isLead ? <Badge colorPalette="accent">Team Lead</Badge> : null}
                      </HStack>
                    </Table.Cell>
                    <Table.Cell minW="48">
                      {student?.skills.length ? <SkillTags skills={student.skills} /> : <Text as="span" color="fg.muted">None listed</Text>}
                    </Table.Cell>
                    <Table.Cell minW="40">{student?.education ?? "Not specified"}</Table.Cell>
                  </Table.Row>
                );
              })}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
        {unseen > 0 ? <Text mt="3" textStyle="sm" color="fg.muted">And {unseen} more members.</Text> : null}
      </Section>
    </Stack>
  );
}
