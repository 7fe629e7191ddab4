import type { ReactNode } from "react";
import { Box, Button, ButtonGroup, Flex, Skeleton, Stack } from "@chakra-ui/react";
import { Download } from "lucide-react";
import type { MenuAction } from "~/components/ActionsMenu";
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
  /** Stands beside the export: the import, of another feature. */
  importing: ReactNode;
  /** The menu of a student: of another feature, which adds to what this one offers. */
  menu: (student: ClubMembersTable_StudentFragment, others: readonly MenuAction[], clubId: string) => ReactNode;
}

/** The club's members, page by page, with a search. */
export function ClubMembers({
  clubId,
  list: { members, search, setSearch, isAlumni, setAlumni, loading, error, refetch, loadMore },
  importing,
  menu,
}: ClubMembersProps) {
  const { exportMembers, exporting } = useExportMembers(clubId, search, isAlumni);

  return (
    <Section
      title={isAlumni ? "Alumni" : "Members"}
      action={
        <Flex gap="2" wrap="wrap" justify="flex-end">
          {importing}
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
        </Flex>
      }
    >
      <Stack gap="4">
        <Flex gap="3" wrap="wrap" align="center">
          <Box flex="1" minW="52">
            <SearchField label="Search members" placeholder="Search members" onSearch={setSearch} />
          </Box>
          <ButtonGroup size="sm" variant="outline" attached aria-label="Which of them">
            <Button
              aria-pressed={!isAlumni}
              onClick={() => setAlumni(false)}
              fontWeight={isAlumni ? "normal" : "semibold"}
            >
              Students
            </Button>
            <Button
              aria-pressed={isAlumni}
              onClick={() => setAlumni(true)}
              fontWeight={isAlumni ? "semibold" : "normal"}
            >
              Alumni
            </Button>
          </ButtonGroup>
        </Flex>
        {error ? (
          <ErrorState title={toasts.membersLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
        ) : null}
        {!members && !error ? <Skeleton height="60" role="status" aria-label="Loading members..." /> : null}
        {members ? (
          <>
            <ClubMembersTable
              students={members.nodes}
              searching={search !== ""}
              isAlumni={isAlumni}
              menu={(student, others) => menu(student, others, clubId)}
            />
            <LoadMore hasNextPage={members.pageInfo.hasNextPage} onLoadMore={loadMore} />
          </>
        ) : null}
      </Stack>
    </Section>
  );
}
