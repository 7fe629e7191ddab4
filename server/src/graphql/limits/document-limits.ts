import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, Kind, Lexer, Source, TokenKind, type DocumentNode, type ValidationRule } from "graphql";
import type { Config } from "../../config.js";
import { AppError } from "../../platform/app-error.js";
import type { Context } from "../context.js";
import { measure, measureJson, measureVariables, nesting, type Figures } from "./figures.js";

/** The limits of a document or an operation: their names in errors and in the configuration, and their wording. */
const limitNames = {
  bytes: "bytes",
  tokens: "tokens",
  depth: "levels of fields",
  aliases: "aliases",
  directives: "directives",
  rootFields: "root fields",
  objects: "objects in one root field",
  fragments: "fragments",
  fragmentSpreads: "fragment spreads",
  repeatedFields: "repeated fields",
  introspectionLists: "introspected lists",
  operations: "operations",
  variables: "variables",
  valueDepth: "levels of lists and objects in a value",
  variableValues: "values",
} as const;

/** The error for a document beyond a limit. */
export function beyondLimit(
  limit: keyof typeof limitNames,
  maximum: number,
  actual: number,
  subject = "The document has",
): AppError {
  const message = `${subject} ${actual} ${limitNames[limit]}; at most ${maximum} are allowed.`;
  return new AppError(limit === "bytes" ? "REQUEST_TOO_LARGE" : "QUERY_TOO_COMPLEX", {
    message,
    limit: { limit, maximum, actual },
  });
}

/** Why a document must not be parsed; null if it may be. */
export function refusalOfText(text: string, limits: Config["documentLimits"]): AppError | null {
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.bytes) return beyondLimit("bytes", limits.bytes, bytes);
  // The deepest legal nesting: each level of fields in an inline fragment, and a value in the innermost.
  if (nesting(text) <= 2 * limits.depth + limits.valueDepth + 2) return null;
  const message = `The document is nested too deeply; at most ${limits.depth} levels of fields are allowed.`;
  return new AppError("QUERY_TOO_COMPLEX", { message, limit: { limit: "depth", maximum: limits.depth } });
}

/**
 * Parsing is the slow part of JSON; a text this many times beyond the limits is recognised by its brackets and commas.
 */
const farBeyond = 2;
/** Levels around the variables, and values beside them, in the JSON of a request or a WebSocket message. */
const around = { depth: 3, values: 50 };

/** Why a JSON text must not be parsed; null if it may be. It may still exceed the limits. */
export function refusalOfJson(json: string, limits: Config["documentLimits"]): AppError | null {
  const { depth, values } = measureJson(json);
  if (depth > farBeyond * limits.valueDepth + around.depth)
    return beyondLimit("valueDepth", limits.valueDepth, depth, "The request has");
  if (values > farBeyond * limits.variableValues + around.values)
    return beyondLimit("variableValues", limits.variableValues, values, "The request has");
  return null;
}

/** Why variables must not be read; null if they may be. */
export function refusalOfVariables(variables: unknown, limits: Config["documentLimits"]): AppError | null {
  if (typeof variables !== "object" || variables === null) return null;
  const figures = measureVariables(variables);
  const beyond = (Object.keys(figures) as (keyof typeof figures)[]).find((limit) => figures[limit] > limits[limit]);
  return beyond ? beyondLimit(beyond, limits[beyond], figures[beyond], "The variables have") : null;
}

/** Why a document must not be run; empty if it may be. */
export function refusalsOf(document: DocumentNode, limits: Config["documentLimits"]): AppError[] {
  const figures = measure(document);
  const beyond = (Object.keys(figures) as (keyof Figures)[]).filter((limit) => figures[limit] > limits[limit]);
  return beyond.map((limit) => beyondLimit(limit, limits[limit], figures[limit]));
}

/** The placeholder that is validated instead of a refused document, and the errors of that document. */
const refused = new WeakMap<DocumentNode, AppError[]>();

/** Reports the errors of the document that a placeholder stands for. */
export const reportRefusals: ValidationRule = (context) => {
  for (const refusal of refused.get(context.getDocument()) ?? [])
    context.reportError(new GraphQLError(refusal.message, { originalError: refusal }));
  return {};
};

/**
 * Refuses documents beyond the limits before they are validated, because comparing fields and following fragments is
 * the costly part. Apollo has no hook that can refuse here, so validation gets an empty document, and {@link
 * reportRefusals} reports the errors of the real one.
 */
export const limitDocuments = (limits: Config["documentLimits"]): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async validationDidStart(requestContext) {
        const refusals = refusalsOf(requestContext.document, limits);
        if (refusals.length === 0) return;
        const empty: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };
        refused.set(empty, refusals);
        Object.assign(requestContext, { document: empty });
      },
    };
  },
});

/** Counts the tokens of a text, up to the first syntax error. */
function countTokens(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  try {
    while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  } catch {
    // A syntax error ends the count.
  }
  return count;
}

/** graphql-js names no figures when it stops at too many tokens or validation errors; this adds ours. */
export function beyondParserLimit(error: GraphQLError, limits: Config["documentLimits"]): AppError | null {
  if (/contains more tha[nt] \d+ tokens/.test(error.message))
    return beyondLimit("tokens", limits.tokens, countTokens(error.source?.body ?? ""));
  if (!error.message.startsWith("Too many validation errors")) return null;
  const message = `The document has more than ${limits.errors} errors; the others are not listed.`;
  return new AppError("QUERY_TOO_COMPLEX", { message, limit: { limit: "errors", maximum: limits.errors } });
}
