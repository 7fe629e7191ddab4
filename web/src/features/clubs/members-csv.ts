import Papa from "papaparse";
import type { ExportedMember_StudentFragment } from "./hooks/ExportedMembers.generated";

/** Spreadsheets read a file as UTF-8 only when it starts with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Prefixes anything that a spreadsheet would run as a formula with an apostrophe, because students write these texts:
 * at the start of a cell, and of each line in it, for programs that split lines into cells. The library's own guard
 * misses cells with several lines.
 */
const harmless = (cell: string) =>
  cell.replaceAll(/(^|[\n\r\v\f\u0085\u2028\u2029])(?=[=+\-@\t＝＋－＠])/g, "$1'").replace(/^(?=\r)/, "'");

/**
 * A club's members as comma-separated values (RFC 4180) with a header row. Every cell is quoted; otherwise a
 * spreadsheet that separates by semicolons would start a new cell in the middle of a name.
 */
export function membersCsv(members: readonly ExportedMember_StudentFragment[]): string {
  const rows = members.map(({ firstName, lastName, email, education, skills, resumeUrl }) => ({
    "First name": harmless(firstName),
    "Last name": harmless(lastName),
    Email: harmless(email ?? ""),
    Education: harmless(education ?? ""),
    Skills: harmless(skills.join(", ")),
    Resume: harmless(resumeUrl ?? ""),
  }));
  const columns = ["First name", "Last name", "Email", "Education", "Skills", "Resume"];
  return BYTE_ORDER_MARK + Papa.unparse(rows, { columns, quotes: true });
}
