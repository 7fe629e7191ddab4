import Papa from "papaparse";
import type { ExportedMember_StudentFragment } from "./hooks/ExportedMembers.generated";

/** Spreadsheets take a file for UTF-8 only when it starts with this. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A club's members as comma-separated values (RFC 4180) with a line of headings. Cells that a spreadsheet
 * would run as a formula come with an apostrophe in front, because students write them.
 */
export function membersCsv(members: readonly ExportedMember_StudentFragment[]): string {
  const rows = members.map(({ firstName, lastName, email, education, skills, resumeUrl }) => ({
    "First name": firstName,
    "Last name": lastName,
    Email: email ?? "",
    Education: education ?? "",
    Skills: skills.join(", "),
    Resume: resumeUrl ?? "",
  }));
  const columns = ["First name", "Last name", "Email", "Education", "Skills", "Resume"];
  return BYTE_ORDER_MARK + Papa.unparse(rows, { columns, escapeFormulae: true });
}
