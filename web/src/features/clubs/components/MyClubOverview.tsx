import { Card, SimpleGrid, Stack, Stat, Text } from "@chakra-ui/react";
import type { MyClubOverview_ClubFragment } from "./MyClubOverview.generated";

/** What the club is about, and its figures. */
export function MyClubOverview({ club }: { club: MyClubOverview_ClubFragment }) {
  const counts = [
    ["Members", club.memberCount],
    ["Active Projects", club.activeProjectCount],
    ["Total Applications", club.applicationCount ?? 0],
  ];
  return (
    <Stack gap="5">
      <Card.Root size="sm">
        <Card.Body gap="2">
          <Card.Title as="h2">About</Card.Title>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">{club.description || "No description available"}</Text>
        </Card.Body>
      </Card.Root>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        {counts.map(([label, value]) => (
          <Card.Root key={label} size="sm">
            <Card.Body>
              <Stat.Root>
                <Stat.Label>{label}</Stat.Label>
                <Stat.ValueText>{value}</Stat.ValueText>
              </Stat.Root>
            </Card.Body>
          </Card.Root>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
