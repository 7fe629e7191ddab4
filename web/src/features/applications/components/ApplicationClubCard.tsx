import { Badge, Card, HStack, Stack, Text } from "@chakra-ui/react";
import { clubTypeLabels } from "@quadwork/server/contract";
import { PersonAvatar } from "~/components/PersonAvatar";
import { VerificationBadge } from "~/components/VerificationBadge";
import { counted } from "~/texts/counted";
import type { ApplicationClubCard_ClubFragment } from "./ApplicationClubCard.generated";

/** The club of an application. */
export function ApplicationClubCard({ club }: { club: ApplicationClubCard_ClubFragment }) {
  const { head } = club;
  return (
    <Card.Root size="sm">
      <Card.Body gap="3">
        <HStack gap="4" align="flex-start">
          <PersonAvatar name={club.clubName} imageUrl={club.logoUrl} size="lg" shape="rounded" />
          <Stack gap="1" minW="0">
            <Card.Title as="h3">{club.clubName}</Card.Title>
            <Text color="fg.muted">{club.collegeName}</Text>
            <HStack gap="2" wrap="wrap">
              <Badge>{clubTypeLabels[club.clubType]}</Badge>
              <Text textStyle="sm" color="fg.muted">
                {counted(club.memberCount, "member")}
              </Text>
            </HStack>
            <VerificationBadge verification={club.verification} />
          </Stack>
        </HStack>
        {club.description ? <Text whiteSpace="pre-line">{club.description}</Text> : null}
        <Text textStyle="sm" color="fg.muted">
          {`Club head: ${head.firstName} ${head.lastName}`}
          {head.email ? ` · ${head.email}` : ""}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}
