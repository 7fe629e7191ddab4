import { normalEmail } from "@quadwork/server/contract";
import type { RosterRowInput } from "~/graphql/types.generated";
import type { Table } from "./read-table";

/** What a column can hold. */
export const columnLabels = {
  email: "Email",
  firstName: "First name",
  lastName: "Last name",
  name: "Full name",
  education: "Course and year",
} as const;

export type ColumnName = keyof typeof columnLabels;

/** Which column of the file holds what; null for none, and for an address as long as nobody has chosen. */
export type Columns = Record<ColumnName, number | null>;

const headings: Record<ColumnName, RegExp> = {
  email: /\be-?mails?\b|\bmail\b|e-?mail ?id/i,
  firstName: /^(first|given|fore) ?_?names?$/i,
  lastName: /^((last|family) ?_?names?|surname)$/i,
  name: /^((full|student|member)(['’]s)? ?_?)?names?$/i,
  education: /course|education|degree|program|branch|stud(y|ies)|\byear\b|class/i,
};

/** Columns with addresses: those whose heading says so, or else those that mostly have them. */
function addressColumns({ headings: titles, rows }: Table): number[] {
  const counts = titles.map((_, column) => rows.filter((row) => row[column]?.includes("@")).length);
  const holding = [...counts.keys()].filter((column) => counts[column]! > 0);
  const named = holding.filter((column) => headings.email.test(titles[column]!));
  if (named.length > 0) return named;
  const most = Math.max(...counts);
  return holding.filter((column) => counts[column]! >= most / 2);
}

/** What each column probably holds. Of several with addresses, none is taken: the user has to say which. */
export function recogniseColumns(table: Table): { columns: Columns; isAmbiguous: boolean } {
  const addresses = addressColumns(table);
  const taken = new Set(addresses);
  const find = (name: ColumnName): number | null => {
    const column = table.headings.findIndex((title, index) => !taken.has(index) && headings[name].test(title.trim()));
    if (column === -1) return null;
    taken.add(column);
    return column;
  };
  const [firstName, lastName] = [find("firstName"), find("lastName")];
  return {
    columns: {
      email: addresses.length === 1 ? addresses[0]! : null,
      firstName,
      lastName,
      name: firstName === null && lastName === null ? find("name") : null,
      education: find("education"),
    },
    isAmbiguous: addresses.length !== 1,
  };
}

/** A row of the file as it is sent. */
export interface ListedRow {
  /** Its place among the students of the file, from 1. */
  number: number;
  row: RosterRowInput;
  /** The same address stands in an earlier row. */
  isRepeated: boolean;
}

/** The last word is the family name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(" ");
  const lastName = words.length > 1 ? words.pop()! : "";
  return { firstName: words.join(" "), lastName };
}

/** The rows of a file, by what its columns hold. */
export function listedRows({ rows }: Table, columns: Columns): ListedRow[] {
  const seen = new Set<string>();
  return rows.map((cells, index) => {
    const cell = (name: ColumnName) => (columns[name] === null ? "" : (cells[columns[name]] ?? ""));
    const names =
      columns.name === null ? { firstName: cell("firstName"), lastName: cell("lastName") } : splitName(cell("name"));
    const row = { email: cell("email"), ...names, education: cell("education") };
    const address = normalEmail(row.email);
    const isRepeated = address !== "" && seen.has(address);
    seen.add(address);
    return { number: index + 1, row, isRepeated };
  });
}
