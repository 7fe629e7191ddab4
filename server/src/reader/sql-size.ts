import { AppError } from "../platform/app-error.js";

/** Largest SQL to compile for one top-level field and for a whole operation. */
export interface SqlLimits {
  statementBytes: number;
  statementSelects: number;
  operationBytes: number;
  operationSelects: number;
}

/** The size of compiled SQL. */
export interface SqlSize {
  bytes: number;
  /**
   * SELECTs at all levels, including those of the rules: they determine the memory PostgreSQL needs to plan a
   * statement.
   */
  selects: number;
}

/** The limits of compiled SQL: their names in errors and in the configuration, and their wording. */
const limitNames = {
  statementBytes: ["bytes", "The SQL of a field"],
  statementSelects: ["selects", "The SQL of a field"],
  operationBytes: ["bytes", "The SQL of the operation"],
  operationSelects: ["selects", "The SQL of the operation"],
} as const satisfies Record<keyof SqlLimits, readonly [keyof SqlSize, string]>;

const units = { bytes: "bytes", selects: "sub-selects" } as const;

/** At this multiple of a limit, compilation stops: a few fragments can select without bound. */
const farBeyond = 2;

/** Whether an error means that compiled SQL is too large. */
export const isTooLarge = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === "QUERY_TOO_COMPLEX";

function refuse(size: SqlSize, limits: SqlLimits, names: readonly (keyof SqlLimits)[], times = 1): void {
  const limit = names.find((name) => size[limitNames[name][0]] > times * limits[name]);
  if (!limit) return;
  const [figure, subject] = limitNames[limit];
  const [maximum, actual] = [limits[limit], size[figure]];
  const message = `${subject} has ${actual} ${units[figure]}; at most ${maximum} are allowed. Select fewer nested objects, or split the request.`;
  throw new AppError("QUERY_TOO_COMPLEX", { message, limit: { limit, maximum, actual } });
}

/** @throws AppError QUERY_TOO_COMPLEX for an incomplete statement that is already far beyond the limits. */
export const stopFarBeyond = (size: SqlSize, limits: SqlLimits) =>
  refuse(size, limits, ["statementBytes", "statementSelects"], farBeyond);

/** @throws AppError QUERY_TOO_COMPLEX for a statement that is too large. */
export const limitStatement = (size: SqlSize, limits: SqlLimits) =>
  refuse(size, limits, ["statementBytes", "statementSelects"]);

/** The total size of statements. */
export const sum = (sizes: readonly SqlSize[]): SqlSize =>
  sizes.reduce((one, other) => ({ bytes: one.bytes + other.bytes, selects: one.selects + other.selects }), {
    bytes: 0,
    selects: 0,
  });

/** @throws AppError QUERY_TOO_COMPLEX for statements of one operation that are too large in total. */
export const limitOperation = (statements: readonly SqlSize[], limits: SqlLimits) =>
  refuse(sum(statements), limits, ["operationBytes", "operationSelects"]);

/** The size of a statement's text. */
export const sizeOf = (text: string): SqlSize => ({
  bytes: Buffer.byteLength(text),
  selects: text.match(/\bselect\b/g)?.length ?? 0,
});
