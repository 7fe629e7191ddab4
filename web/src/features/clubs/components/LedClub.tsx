import { Card, SimpleGrid, Skeleton, Stack } from "@chakra-ui/react";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { Facts, type FactsProps } from "~/components/Facts";
import { useLedClub } from "../hooks/useLedClub";
import { ClubMembers } from "./ClubMembers";
import { SecretCodeCard } from "./SecretCodeCard";

/** A club head's own club: its profile, invitation code and members. */
export function LedClub() {
  const list = useLedClub();
  const { club, loading, error, refetch } = list;

  if (error && club === undefined) {
    return (
      <ErrorState
        title="Could not retrieve club profile. Please try again later."
        onRetry={() => void refetch()}
        retrying={loading}
      />
    );
  }
  if (club === undefined) {
    return (
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" role="status" aria-label="Loading club...">
        <Skeleton height="44" />
        <Skeleton height="44" />
      </SimpleGrid>
    );
  }
  if (club === null) return <EmptyState title="Club profile not found. Please contact support." />;
  const facts: FactsProps["facts"] = [
    ["Club", club.clubName],
    ["College", club.collegeName],
    ["Members", club.memberCount],
  ];
  return (
    <Stack gap="8">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <Card.Root size="sm">
          <Card.Body gap="4">
            <Card.Title as="h2">Your Club</Card.Title>
            <Facts facts={facts} />
          </Card.Body>
        </Card.Root>
        <SecretCodeCard club={club} />
      </SimpleGrid>
      <ClubMembers clubId={club.id} list={list} />
    </Stack>
  );
}
