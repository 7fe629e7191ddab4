import type { ReactNode } from "react";
import { Card, Stack, Text } from "@chakra-ui/react";
import { Counters } from "~/components/Counters";
import type { MyClubOverview_ClubFragment } from "./MyClubOverview.generated";

export interface MyClubOverviewProps {
  club: MyClubOverview_ClubFragment;
  /** Shown below the counts. */
  children?: ReactNode;
}

/** The club's description and counts. */
export function MyClubOverview({ club, children }: MyClubOverviewProps) {
  return (
    <Stack gap="5">
      <Card.Root size="sm">
        <Card.Body gap="2">
          <Card.Title as="h2">About</Card.Title>
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {club.description || "No description available"}
          </Text>
        </Card.Body>
      </Card.Root>
      <Counters
        counts={[
          { label: "Members", value: club.memberCount },
          { label: "Active Projects", value: club.activeProjectCount },
          { label: "Total Applications", value: club.applicationCount ?? 0 },
        ]}
      />
      {children}
    </Stack>
  );
}
