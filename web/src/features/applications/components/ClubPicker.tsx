import { useState } from "react";
import { HStack, RadioCard, Skeleton, Stack, Text } from "@chakra-ui/react";
import { clubTypeLabels } from "@quadwork/server/contract";
import { useField } from "formik";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { PersonAvatar } from "~/components/PersonAvatar";
import { SearchField } from "~/components/SearchField";
import { counted } from "~/texts/counted";
import { useInvitableClubsQuery } from "../hooks/InvitableClubs.generated";

/** One club out of all, found by name, college or its members' skills. The form's value is the club's id. */
export function ClubPicker({ name }: { name: string }) {
  const [field, , { setValue }] = useField<string>(name);
  const [search, setSearch] = useState("");
  const { data, previousData, loading, error, refetch, fetchMore } = useInvitableClubsQuery({
    variables: { filter: search ? { search } : null },
  });
  const clubs = (data ?? previousData)?.clubs;

  return (
    <Stack gap="3">
      <SearchField label="Search clubs" placeholder="Name, college or skill" onSearch={setSearch} />
      {error && !clubs ? <ErrorState title="Failed to load clubs" onRetry={() => void refetch()} retrying={loading} /> : null}
      {!clubs && loading ? <Skeleton height="32" role="status" aria-label="Loading clubs..." /> : null}
      {clubs?.nodes.length === 0 ? <Text color="fg.muted">No clubs found.</Text> : null}
      {clubs && clubs.nodes.length > 0 ? (
        <RadioCard.Root
          name={name}
          value={field.value}
          onValueChange={({ value }) => void setValue(value ?? "")}
          colorPalette="accent"
          aria-busy={loading}
        >
          <RadioCard.Label srOnly>Club</RadioCard.Label>
          <Stack gap="2" maxH="18rem" overflowY="auto" p="1">
            {clubs.nodes.map((club) => (
              <RadioCard.Item key={club.id} value={club.id} flexShrink="0">
                <RadioCard.ItemHiddenInput />
                <RadioCard.ItemControl>
                  <RadioCard.ItemContent>
                    <HStack gap="3">
                      <PersonAvatar name={club.clubName} imageUrl={club.logoUrl} shape="rounded" />
                      <Stack gap="0">
                        <RadioCard.ItemText>{club.clubName}</RadioCard.ItemText>
                        <RadioCard.ItemDescription>
                          {`${club.collegeName} · ${clubTypeLabels[club.clubType]} · ${counted(club.memberCount, "member")}`}
                        </RadioCard.ItemDescription>
                      </Stack>
                    </HStack>
                  </RadioCard.ItemContent>
                  <RadioCard.ItemIndicator />
                </RadioCard.ItemControl>
              </RadioCard.Item>
            ))}
            <LoadMore
              hasNextPage={clubs.pageInfo.hasNextPage}
              onLoadMore={() => fetchMore({ variables: { after: clubs.pageInfo.endCursor } })}
            />
          </Stack>
        </RadioCard.Root>
      ) : null}
    </Stack>
  );
}
