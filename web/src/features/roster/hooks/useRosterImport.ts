import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { limits } from "@quadwork/server/contract";
import { describeError } from "~/graphql/errors";
import type { RosterRowStatus } from "~/graphql/types.generated";
import { type Columns, type ListedRow, listedRows, recogniseColumns } from "../columns";
import { checkSize, readTable, type Table, UnreadableFile } from "../read-table";
import { ImportRosterDocument } from "./ImportRoster.generated";
import { RosterPreviewDocument } from "./RosterPreview.generated";

/** A row of the file, and what becomes of it. */
export interface JudgedRow extends ListedRow {
  status: RosterRowStatus;
  reason: string | null;
}

export type ImportState =
  | { step: "file" }
  | { step: "columns"; fileName: string; table: Table; columns: Columns; isAmbiguous: boolean }
  | { step: "preview"; fileName: string; table: Table; columns: Columns; rows: JudgedRow[] }
  | { step: "done"; rows: JudgedRow[] };

/** How far the running request has come, in rows. */
export interface Progress {
  doing: "reading" | "checking" | "inviting";
  done: number;
  of: number;
}

type Send = (rows: ListedRow[]) => Promise<readonly { status: RosterRowStatus; reason?: string | null }[]>;

const repeated = { status: "DUPLICATE", reason: "The same address is above in the list." } as const;

/** Importing a list of students, from the file to what became of each row. */
export function useRosterImport() {
  const client = useApolloClient();
  const [state, setState] = useState<ImportState>({ step: "file" });
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** Sends rows in parts, so that each is one transaction of the server. Repeated ones are not sent. */
  async function judge(rows: readonly ListedRow[], doing: Progress["doing"], send: Send): Promise<JudgedRow[]> {
    const judged = new Map<number, JudgedRow>(
      rows.filter((row) => row.isRepeated).map((row) => [row.number, { ...row, ...repeated }]),
    );
    const sent = rows.filter((row) => !row.isRepeated);
    for (let start = 0; start < sent.length; start += limits.rosterRowsPerRequest) {
      setProgress({ doing, done: start, of: sent.length });
      const part = sent.slice(start, start + limits.rosterRowsPerRequest);
      const answers = await send(part);
      part.forEach((row, index) => {
        const { status, reason = null } = answers[index]!;
        judged.set(row.number, { ...row, status, reason });
      });
    }
    return rows.map((row) => judged.get(row.number)!);
  }

  const inputOf = (rows: ListedRow[]) => ({ input: { rows: rows.map(({ row }) => row) } });

  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : describeError(error).message);
    } finally {
      setProgress(null);
    }
  }

  async function preview(fileName: string, table: Table, columns: Columns): Promise<void> {
    const rows = await judge(listedRows(table, columns), "checking", async (part) => {
      const { data } = await client.query({
        query: RosterPreviewDocument,
        variables: inputOf(part),
        fetchPolicy: "no-cache",
      });
      return data!.rosterPreview;
    });
    setState({ step: "preview", fileName, table, columns, rows });
  }

  return {
    state,
    progress,
    problem,
    /** Reads a file. A list whose columns are clear is previewed at once. */
    choose: (file: File) =>
      attempt(async () => {
        setProgress({ doing: "reading", done: 0, of: 1 });
        checkSize(file.size);
        const table = readTable(new Uint8Array(await file.arrayBuffer()));
        const { columns, isAmbiguous } = recogniseColumns(table);
        setState({ step: "columns", fileName: file.name, table, columns, isAmbiguous });
        if (!isAmbiguous) await preview(file.name, table, columns);
      }),
    setColumns: (columns: Columns) => {
      if (state.step === "columns") setState({ ...state, columns });
    },
    check: () =>
      attempt(async () => {
        if (state.step === "columns") await preview(state.fileName, state.table, state.columns);
      }),
    /** Back to the columns. */
    remap: () => {
      if (state.step === "preview") setState({ ...state, step: "columns", isAmbiguous: false });
    },
    restart: () => {
      setProblem(null);
      setState({ step: "file" });
    },
    /** Invites the new ones. What was sent before a failure is not sent again when it is repeated. */
    invite: () =>
      attempt(async () => {
        if (state.step !== "preview") return;
        const fresh = state.rows.filter(({ status }) => status === "NEW");
        const others = state.rows.filter(({ status }) => status !== "NEW");
        const invited = await judge(fresh, "inviting", async (part) => {
          const { data } = await client.mutate({ mutation: ImportRosterDocument, variables: inputOf(part) });
          return data!.importRoster;
        });
        setState({ step: "done", rows: [...invited, ...others].sort((a, b) => a.number - b.number) });
      }),
  };
}
