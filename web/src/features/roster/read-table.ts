import { limits } from "@quadwork/server/contract";
import Papa from "papaparse";

/** A list of students as it is in a file: texts only, whatever a spreadsheet would make of them. */
export interface Table {
  /** What heads each column; "Column 1" and so on for a file without a row of headings. */
  headings: string[];
  rows: string[][];
}

/** A file that cannot be imported; the message says why, and what would be right. */
export class UnreadableFile extends Error {}

const saveAsCsv = "In your spreadsheet, choose Save As and the format CSV, then import that file.";

/** Characters of a cell that are sent. More than any rule allows, so that a cut text is still refused as too long. */
const cellLength = 400;

/** Control characters that no list of students contains, but every other kind of file. */
const binary = /[\u0000-\u0008\u000E-\u001F]/; // eslint-disable-line no-control-regex -- the point is to find them

/** The encoding that a file says it has, or that its zero bytes give away: in UTF-16 every other one is zero. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 2048);
  const zerosAt = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const half = sample.length / 2;
  if (zerosAt(1) > half * 0.6 && zerosAt(0) === 0) return "utf-16le";
  if (zerosAt(0) > half * 0.6 && zerosAt(1) === 0) return "utf-16be";
  return "utf-8";
}

function decode(bytes: Uint8Array): string {
  const read = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);
  let text: string;
  try {
    text = read(encodingOf(bytes));
  } catch {
    // Spreadsheets on Windows save in this one, in which every byte is a character.
    text = read("windows-1252");
  }
  if (binary.test(text)) throw new UnreadableFile(`This is not a CSV file. ${saveAsCsv}`);
  return text;
}

const hasAddress = (row: string[]) => row.some((cell) => cell.includes("@"));

const megabytes = (bytes: number) => `${Number((bytes / 2 ** 20).toFixed(1))} MB`;

/** @throws UnreadableFile for a file that is larger than a list of students can be. */
export function checkSize(bytes: number): void {
  if (bytes > limits.rosterFileBytes)
    throw new UnreadableFile(
      `The file has ${megabytes(bytes)}; a list may have ${megabytes(limits.rosterFileBytes)}. Remove pictures and ` +
        "other columns, or split it.",
    );
}

/**
 * Reads a CSV file in UTF-8, UTF-16 or Windows-1252, with any of the usual separators.
 * @throws UnreadableFile
 */
export function readTable(bytes: Uint8Array): Table {
  checkSize(bytes.length);
  const text = decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const open = errors.find(({ type }) => type === "Quotes");
  if (open)
    throw new UnreadableFile(
      `A quotation mark in row ${(open.row ?? 0) + 1} of the file opens a text that is not closed. Correct it, then try again.`,
    );
  const cells = data.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, " ").trim().slice(0, cellLength)));
  const [first, ...others] = cells;
  if (!first) throw new UnreadableFile("The file is empty.");
  const isHeaded = !hasAddress(first);
  const rows = isHeaded ? others : cells;
  if (rows.length === 0) throw new UnreadableFile("The file has a row of headings and nothing below it.");
  if (!rows.some(hasAddress))
    throw new UnreadableFile("No column has email addresses. Add one, with the heading Email, then try again.");
  if (rows.length > limits.rosterRowsPerFile)
    throw new UnreadableFile(
      `The file has ${rows.length} students; ${limits.rosterRowsPerFile} can be imported at a time. Split it.`,
    );
  const width = Math.max(...cells.map((row) => row.length));
  const headings = Array.from({ length: width }, (_, index) => (isHeaded && first[index]) || `Column ${index + 1}`);
  return { headings, rows };
}
