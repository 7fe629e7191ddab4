import { useState } from "react";
import { Button, Skeleton, Stack } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { SearchField } from "~/components/SearchField";
import { Section } from "~/components/Section";
import { toasts } from "~/texts/toasts";
import { useClubMembersQuery } from "../hooks/ClubMembers.generated";
import { useExportMembers } from "../hooks/useExportMembers";
import { ClubMembersTable } from "./ClubMembersTable";

/** Who joined the club, page by page, with a search over them. */
export function ClubMembers({ clubId }: { clubId: string }) {
  const [search, setSearch] = useState("");
  const { data, previousData, loading, error, refetch, fetchMore } = useClubMembersQuery({
    variables: { clubId, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const { exportMembers, exporting } = useExportMembers(clubId, search);
  const members = (data ?? previousData)?.club?.members;

  return (
    <Section
      title="Members"
      action={
        <Button size="sm" variant="outline" loading={exporting} loadingText="Exporting..." disabled={!members?.nodes.length} onClick={() => void exportMembers()}>
          <Download size={16} aria-hidden />
          Export CSV
        </Button>
      }
    >
      <Stack gap="4">
        <SearchField label="Search members" placeholder="Search members" onSearch={setSearch} />
        {error && !members ? <ErrorState title={toasts.membersLoadFailed.description} onRetry={() => void refetch()} retrying={loading} /> : null}
        {!members && loading ? <Skeleton height="60" role="status" aria-label="Loading members..." /> : null}
        {members ? (
          <>
            <ClubMembersTable students={members.nodes} searching={search !== ""} />
            <LoadMore
              hasNextPage={members.pageInfo.hasNextPage}
              onLoadMore={() => fetchMore({ variables: { after: members.pageInfo.endCursor } })}
            />
          </>
        ) : null}
      </Stack>
    </Section>
  );
}
