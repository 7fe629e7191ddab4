import { Card, HStack, Stack, Text } from "@chakra-ui/react";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { EmailAddress } from "~/components/EmailAddress";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { PersonAvatar } from "~/components/PersonAvatar";
import { SkillTags } from "~/components/SkillTags";
import { toasts } from "~/texts/toasts";
import { useMyClubMembersQuery } from "../hooks/MyClubMembers.generated";

/** The club's students as cards. */
export function MyClubMembers({ clubId }: { clubId: string }) {
  const { data, loading, error, refetch, fetchMore } = useMyClubMembersQuery({
    variables: { clubId },
    fetchPolicy: "cache-and-network",
  });
  const members = data?.club?.members;

  if (error && !data)
    return (
      <ErrorState title={toasts.membersLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
    );
  if (!data) return <CardSkeletons label="Loading members..." />;
  if (!members || members.nodes.length === 0) return <EmptyState title="No members yet." />;
  return (
    <>
      <CardGrid>
        {members.nodes.map((student) => {
          const name = `${student.firstName} ${student.lastName}`;
          return (
            <Card.Root key={student.id} size="sm">
              <Card.Body gap="3">
                <HStack gap="3">
                  <PersonAvatar name={name} imageUrl={student.avatarUrl} size="md" />
                  <Stack gap="0" minW="0">
                    <Card.Title as="h2" textStyle="md">
                      {name}
                    </Card.Title>
                    {student.email ? (
                      <Text dir="auto" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                        <EmailAddress address={student.email} />
                      </Text>
                    ) : null}
                  </Stack>
                </HStack>
                <SkillTags skills={student.skills} />
              </Card.Body>
            </Card.Root>
          );
        })}
      </CardGrid>
      <LoadMore
        hasNextPage={members.pageInfo.hasNextPage}
        onLoadMore={() => fetchMore({ variables: { after: members.pageInfo.endCursor } })}
      />
    </>
  );
}
