import { useState } from "react";
import { Skeleton, Stack, Text } from "@chakra-ui/react";
import { clubTypeLabels } from "@quadwork/server/contract";
import { useField } from "formik";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { PersonAvatar } from "~/components/PersonAvatar";
import { RadioCard, RadioCards } from "~/components/RadioCards";
import { SearchField } from "~/components/SearchField";
import { counted } from "~/texts/counted";
import { useInvitableClubsQuery } from "../hooks/InvitableClubs.generated";

export interface ClubPickerProps {
  name: string;
  /** Excludes clubs that applied to this project or were invited to it. */
  projectId: string;
}

/** The club to invite, found by name, college or its members' skills. The form's value is the club's id. */
export function ClubPicker({ name, projectId }: ClubPickerProps) {
  const [field, , { setValue }] = useField<string>(name);
  const [search, setSearch] = useState("");
  const { data, previousData, loading, error, refetch, fetchMore } = useInvitableClubsQuery({
    variables: { filter: { invitableTo: projectId, search: search || null } },
    // Clubs may have applied since the last look.
    fetchPolicy: "cache-and-network",
  });
  const clubs = (data ?? previousData)?.clubs;

  return (
    <Stack gap="3">
      <SearchField label="Search clubs" placeholder="Name, college or skill" onSearch={setSearch} />
      {error && !clubs ? (
        <ErrorState title="Failed to load clubs" onRetry={() => void refetch()} retrying={loading} />
      ) : null}
      {!clubs && loading ? <Skeleton height="32" role="status" aria-label="Loading clubs..." /> : null}
      {clubs?.nodes.length === 0 ? (
        <Text color="fg.muted">{search ? "No clubs found." : "There are no more clubs to invite."}</Text>
      ) : null}
      {clubs && clubs.nodes.length > 0 ? (
        <RadioCards
          label="Club"
          labelHidden
          name={name}
          value={field.value}
          onChange={(value) => void setValue(value)}
          busy={loading}
        >
          <Stack gap="2" maxH="18rem" overflowY="auto" p="1">
            {clubs.nodes.map((club) => (
              <RadioCard
                key={club.id}
                value={club.id}
                flexShrink="0"
                title={club.clubName}
                hint={`${club.collegeName} · ${clubTypeLabels[club.clubType]} · ${counted(club.memberCount, "member")}`}
                picture={<PersonAvatar name={club.clubName} imageUrl={club.logoUrl} shape="rounded" />}
              />
            ))}
            <LoadMore
              hasNextPage={clubs.pageInfo.hasNextPage}
              onLoadMore={() => fetchMore({ variables: { after: clubs.pageInfo.endCursor } })}
            />
          </Stack>
        </RadioCards>
      ) : null}
    </Stack>
  );
}
