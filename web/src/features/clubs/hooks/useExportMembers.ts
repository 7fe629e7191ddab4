import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { saveFile } from "~/components/save-file";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import {
  ExportedMembersDocument,
  type ExportedMember_StudentFragment,
  type ExportedMembersQuery,
} from "./ExportedMembers.generated";

/** Saves all members of a club, or its alumni, that match the search as a CSV file, across all pages. */
export function useExportMembers(clubId: string, search: string, isAlumnus: boolean) {
  const client = useApolloClient();
  const [exporting, setExporting] = useState(false);

  const exportMembers = async (): Promise<void> => {
    setExporting(true);
    try {
      // The CSV writer loads on demand, since few users export.
      const [{ membersCsv }, members] = await Promise.all([import("../members-csv"), everyMember()]);
      saveFile(isAlumnus ? "alumni.csv" : "members.csv", "text/csv", membersCsv(members));
    } catch (error) {
      toast.error(toasts.membersExportFailed.title, describeError(error).message);
    } finally {
      setExporting(false);
    }
  };

  async function everyMember(): Promise<ExportedMember_StudentFragment[]> {
    const members: ExportedMember_StudentFragment[] = [];
    for (let after: string | null = null; ;) {
      const page: ExportedMembersQuery | undefined = await readPage(after);
      const { nodes, pageInfo } = page?.club?.members ?? {
        nodes: [],
        pageInfo: { hasNextPage: false, endCursor: null },
      };
      members.push(...nodes);
      if (!pageInfo.hasNextPage) return members;
      after = pageInfo.endCursor;
    }
  }

  async function readPage(after: string | null): Promise<ExportedMembersQuery | undefined> {
    const variables = { clubId, search: search || null, isAlumnus, after };
    const { data } = await client.query({ query: ExportedMembersDocument, variables, fetchPolicy: "no-cache" });
    return data;
  }

  return { exportMembers, exporting };
}
