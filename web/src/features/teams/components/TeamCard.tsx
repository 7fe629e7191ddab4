import { Badge, Button, Card, HStack, LinkBox, LinkOverlay, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { linkCardStyles } from "~/components/link-card-styles";
import { PersonAvatar } from "~/components/PersonAvatar";
import { counted } from "~/texts/counted";
import type { TeamCard_TeamFragment } from "./TeamCard.generated";

export interface TeamCardProps {
  team: TeamCard_TeamFragment;
  /** Opens the summary without leaving the list. */
  onShowDetails: () => void;
}

/** A team with up to four of its members. */
export function TeamCard({ team, onShowDetails }: TeamCardProps) {
  const { nodes: shown, totalCount } = team.members;
  const projects = team.linkedProjects.nodes.map(({ title }) => title);
  const unnamed = team.linkedProjects.totalCount - projects.length;
  if (unnamed > 0) projects.push(`${unnamed} more`);
  const more = totalCount - shown.length;
  return (
    <LinkBox asChild>
      <Card.Root size="sm" {...linkCardStyles}>
        <Card.Body gap="3">
          <Stack gap="1">
            <Card.Title dir="auto" as="h2" overflowWrap="anywhere">
              <LinkOverlay asChild>
                <Link to={`/dashboard/teams/${team.id}`}>{team.teamName}</Link>
              </LinkOverlay>
            </Card.Title>
            {team.description ? (
              <Text dir="auto" color="fg.muted" textStyle="sm" lineClamp="2">
                {team.description}
              </Text>
            ) : null}
          </Stack>
          {projects.length > 0 ? <Text textStyle="sm">{`Working on ${projects.join(", ")}`}</Text> : null}
          <Text textStyle="sm" color="fg.muted">
            {counted(totalCount, "member")}
          </Text>
          <Stack as="ul" listStyleType="none" gap="2">
            {shown.map(({ id, isLead, profile }) => (
              <HStack as="li" key={id} gap="2">
                <PersonAvatar
                  name={`${profile.firstName} ${profile.lastName}`}
                  imageUrl={profile.avatarUrl}
                  size="2xs"
                />
                <Text dir="auto" as="span" textStyle="sm" truncate>{`${profile.firstName} ${profile.lastName}`}</Text>
                {isLead ? <Badge size="sm">Team Lead</Badge> : null}
              </HStack>
            ))}
            {more > 0 ? <Text as="li" textStyle="sm" color="fg.muted">{`+${more} more`}</Text> : null}
          </Stack>
        </Card.Body>
        <Card.Footer>
          <Button size="sm" variant="outline" onClick={onShowDetails} aria-label={`Team Details of ${team.teamName}`}>
            Team Details
          </Button>
        </Card.Footer>
      </Card.Root>
    </LinkBox>
  );
}
