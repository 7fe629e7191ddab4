import { AppError } from "../platform/app-error.js";

/** What may be compiled at most, for one field at the top and for all of an operation. */
export interface SqlLimits {
  statementBytes: number;
  statementSelects: number;
  operationBytes: number;
  operationSelects: number;
}

/** How large compiled SQL is. */
export interface SqlSize {
  bytes: number;
  /** SELECTs at all levels, those of the rules included: what PostgreSQL needs memory for to plan a statement. */
  selects: number;
}

/** The limits of compiled SQL: their names in errors, in the configuration and in words. */
const limitNames = {
  statementBytes: ["bytes", "The SQL of a field"],
  statementSelects: ["selects", "The SQL of a field"],
  operationBytes: ["bytes", "The SQL of the operation"],
  operationSelects: ["selects", "The SQL of the operation"],
} as const satisfies Record<keyof SqlLimits, readonly [keyof SqlSize, string]>;

const units = { bytes: "bytes", selects: "sub-selects" } as const;

/** Beyond the limit so many times the rest is not even compiled: what a few fragments ask for has no bounds. */
const farBeyond = 2;

/** Whether an error says that compiled SQL is too large. */
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

/** @throws AppError QUERY_TOO_COMPLEX for a statement that is far beyond the limits already, though not complete. */
export const stopFarBeyond = (size: SqlSize, limits: SqlLimits) =>
  refuse(size, limits, ["statementBytes", "statementSelects"], farBeyond);

/** @throws AppError QUERY_TOO_COMPLEX for a statement that is too large. */
export const limitStatement = (size: SqlSize, limits: SqlLimits) =>
  refuse(size, limits, ["statementBytes", "statementSelects"]);

/** The size of statements together. */
export const sum = (sizes: readonly SqlSize[]): SqlSize =>
  sizes.reduce((one, other) => ({ bytes: one.bytes + other.bytes, selects: one.selects + other.selects }), {
    bytes: 0,
    selects: 0,
  });

/** @throws AppError QUERY_TOO_COMPLEX for statements of one operation that are too large together. */
export const limitOperation = (statements: readonly SqlSize[], limits: SqlLimits) =>
  refuse(sum(statements), limits, ["operationBytes", "operationSelects"]);

/** The size of a statement's text. */
export const sizeOf = (text: string): SqlSize => ({
  bytes: Buffer.byteLength(text),
  selects: text.match(/\bselect\b/g)?.length ?? 0,
});
