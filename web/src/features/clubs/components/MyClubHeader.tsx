import { Badge, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { clubTypeLabels } from "@quadwork/server/contract";
import { PersonAvatar } from "~/components/PersonAvatar";
import type { MyClubHeader_ClubFragment } from "./MyClubHeader.generated";

/** The club's name, college and type. */
export function MyClubHeader({ club }: { club: MyClubHeader_ClubFragment }) {
  return (
    <HStack as="header" gap="4" mb="6" align="flex-start">
      <PersonAvatar name={club.clubName} imageUrl={club.logoUrl} size="xl" shape="rounded" />
      <Stack gap="1" minW="0">
        <Heading dir="auto" as="h1" size="2xl" overflowWrap="anywhere">
          {club.clubName}
        </Heading>
        <Text color="fg.muted">{club.collegeName}</Text>
        <Badge alignSelf="flex-start">{clubTypeLabels[club.clubType]}</Badge>
      </Stack>
    </HStack>
  );
}
