import type { ReactNode } from "react";
import { Button, Skeleton, Stack } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { SearchField } from "~/components/SearchField";
import { Section } from "~/components/Section";
import { toasts } from "~/texts/toasts";
import { useExportMembers } from "../hooks/useExportMembers";
import type { useLedClub } from "../hooks/useLedClub";
import { ClubMembersTable } from "./ClubMembersTable";
import type { ClubMembersTable_StudentFragment } from "./ClubMembersTable.generated";

export interface ClubMembersProps {
  clubId: string;
  list: ReturnType<typeof useLedClub>;
  /** What the viewer can do about a student of the club, besides removing them. */
  actions: (student: ClubMembersTable_StudentFragment, clubId: string) => ReactNode;
}

/** The club's members, page by page, with a search. */
export function ClubMembers({
  clubId,
  list: { members, search, setSearch, loading, error, refetch, loadMore },
  actions,
}: ClubMembersProps) {
  const { exportMembers, exporting } = useExportMembers(clubId, search);

  return (
    <Section
      title="Members"
      action={
        <Button
          size="sm"
          variant="outline"
          loading={exporting}
          loadingText="Exporting..."
          disabled={!members?.nodes.length}
          onClick={() => void exportMembers()}
        >
          <Download size={16} aria-hidden />
          Export CSV
        </Button>
      }
    >
      <Stack gap="4">
        <SearchField label="Search members" placeholder="Search members" onSearch={setSearch} />
        {error ? (
          <ErrorState title={toasts.membersLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
        ) : null}
        {!members && !error ? <Skeleton height="60" role="status" aria-label="Loading members..." /> : null}
        {members ? (
          <>
            <ClubMembersTable
              students={members.nodes}
              searching={search !== ""}
              actions={(student) => actions(student, clubId)}
            />
            <LoadMore hasNextPage={members.pageInfo.hasNextPage} onLoadMore={loadMore} />
          </>
        ) : null}
      </Stack>
    </Section>
  );
}
