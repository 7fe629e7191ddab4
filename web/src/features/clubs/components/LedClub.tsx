import type { ReactNode } from "react";
import { Card, SimpleGrid, Skeleton, Stack } from "@chakra-ui/react";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { Facts, type FactsProps } from "~/components/Facts";
import { useAuth } from "~/graphql/session";
import { useLedClub } from "../hooks/useLedClub";
import { ClubMembers, type ClubMembersProps } from "./ClubMembers";
import { SecretCodeCard } from "./SecretCodeCard";

export interface LedClubProps {
  /** Shows who acts for the club. Of another feature, so the route puts it here. */
  people: (clubId: string) => ReactNode;
  /** Opens the import of students. Of another feature, as is `roster`. */
  importing: (clubId: string) => ReactNode;
  /** Shows which students are invited. */
  roster: (clubId: string) => ReactNode;
  /** The menu of a student. */
  studentMenu: ClubMembersProps["menu"];
}

/** A club head's own club: its profile, invitation code, people and members. */
export function LedClub({ people, importing, roster, studentMenu }: LedClubProps) {
  const { user } = useAuth();
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
  if (club === null && user?.membershipRole === null) {
    return <EmptyState title="You act for no club" description="A club's head can invite you by your email address." />;
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
      {people(club.id)}
      <ClubMembers clubId={club.id} list={list} importing={importing(club.id)} menu={studentMenu} />
      {roster(club.id)}
    </Stack>
  );
}
