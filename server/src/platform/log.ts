import { pino, type DestinationStream, type Logger } from "pino";
import type { Config } from "../config.js";

/** The log of a server process: JSON lines without personal data. */
export type Log = Logger;

/** The log's stream: standard output is for people, standard error for programs. */
const standardError = 2;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Patterns of personal data and secrets, and their replacements. */
const redactions: readonly [pattern: RegExp, place: string][] = [
  [/\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi, "$1[credentials]@"],
  [/[^\s<>"'(),;:/[\]]+@[^\s<>"'(),;:/[\]]+/g, "[address]"],
  [/\?[^\s"'`)?]*=[^\s"'`)]*/g, "?[query]"],
  [/\bBearer\s+[^\s"']+/gi, "Bearer [token]"],
  [/\bquadwork_[\da-z]+/gi, "[token]"],
];

/** Long random text: a token, a hash, a key. */
const opaque = /[\w-]{32,}(\.[\w-]+)*/g;

/** Removes addresses, tokens, credentials and query strings from a text. Ids of rows and requests stay. */
export function scrub(text: string): string {
  const scrubbed = redactions.reduce((rest, [pattern, place]) => rest.replace(pattern, place), text);
  return scrubbed.replace(opaque, (word) => (uuid.test(word) || !/\d/.test(word) ? word : "[token]"));
}

/** The logged details of an error. */
interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  /** Where in the database it happened. */
  table?: string;
  column?: string;
  constraint?: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
}

interface AnyError extends Error {
  code?: unknown;
  driverError?: unknown;
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
  errors?: unknown;
}

/** PostgreSQL's error classes about its own objects, whose names it quotes; in other classes it quotes values. */
const namesObjects = /^(23|3D|3F|42)/;

/** A message without the values it quotes. */
function messageOf({ message, code }: AnyError): string {
  const keepsQuotes = typeof code === "string" && namesObjects.test(code);
  return scrub(keepsQuotes ? message : message.replaceAll(/"(?:[^"\\]|\\.)*"?/g, '"…"'));
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/**
 * A selection of an error's details for the log. Errors also carry statement parameters, constraint details, mails and
 * requests, which must not be logged.
 */
export function describeError(thrown: unknown, depth = 0): ErrorDescription {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: "The thrown value is not an error." };
  const error: AnyError = thrown;
  const driverError = error.driverError instanceof Error ? (error.driverError as AnyError) : undefined;
  const source = driverError ?? error;
  const message = messageOf(source);
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  const known = {
    code: text(source.code),
    table: text(source.table),
    column: text(source.column),
    constraint: text(source.constraint),
    cause: depth < 3 && error.cause instanceof Error ? describeError(error.cause, depth + 1) : undefined,
    errors:
      depth < 3 && Array.isArray(error.errors)
        ? error.errors.map((each: unknown) => describeError(each, depth + 1))
        : undefined,
    stack: frames.length > 0 ? [`${error.name}: ${message}`, ...frames].join("\n") : undefined,
  };
  return {
    type: error.name,
    message,
    ...(Object.fromEntries(
      Object.entries(known).filter(([, value]) => value !== undefined),
    ) as Partial<ErrorDescription>),
  };
}

/** Property names that are always redacted, in case a request or a row is logged as is. */
const secretNames = [
  "authorization",
  "body",
  "cookie",
  "email",
  "firstName",
  "headers",
  "lastName",
  "password",
  "recipient",
  "remoteAddress",
  "token",
  "accessToken",
  "refreshToken",
  "url",
  "variables",
];

/**
 * Creates the log of this process, by default on standard error, one JSON object per line. {@link describeError}
 * describes what is logged as `err`; every message is scrubbed.
 */
export function createLog({ logLevel }: Pick<Config, "logLevel">, destination?: DestinationStream): Log {
  return pino(
    {
      level: logLevel,
      messageKey: "message",
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: (error: unknown) => describeError(error),
        // Fastify's own lines include their request's id; the request's own line has the rest.
        req: () => undefined,
        res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
      },
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), remove: true },
      hooks: {
        logMethod(inputs, method) {
          const [first, ...rest] = inputs as unknown[];
          const given = first instanceof Error ? [{ err: first }, describeError(first).message] : [first, ...rest];
          Reflect.apply(
            method,
            this,
            given.map((each) => (typeof each === "string" ? scrub(each) : each)),
          );
        },
      },
    },
    destination ?? pino.destination({ fd: standardError, sync: true }),
  );
}
