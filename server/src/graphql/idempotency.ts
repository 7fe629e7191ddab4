import { randomUUID } from "node:crypto";
import { HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode, type GraphQLFormattedError } from "graphql";
import type { ErrorCode } from "../contract/index.js";
import { AppError, fieldError } from "../platform/app-error.js";
import type { Context } from "./context.js";
import { formatError, refusalOf } from "./errors.js";
import { collectFields } from "../reader/selection.js";
import { parsedOf, type SentOperation } from "./parsed-operation.js";
import { selectsSecret } from "./shown-once.js";
import { requestHash, type Found, type IdempotencyKeys } from "./idempotency-keys.js";

const wellFormed = /^[\x21-\x7e]{1,255}$/;

/** Errors after which the same request may succeed. Their responses are not stored. */
const passing: ReadonlySet<unknown> = new Set<ErrorCode>([
  "UNAUTHENTICATED",
  "RATE_LIMITED",
  "CONFLICT",
  "QUERY_TOO_COMPLEX",
  "REQUEST_TIMED_OUT",
  "REQUEST_TOO_LARGE",
  "DATABASE_UNAVAILABLE",
  "INTERNAL_SERVER_ERROR",
]);

const refused = (error: AppError) => {
  const formatted = formatError({ message: error.message }, error);
  return {
    http: { headers: new HeaderMap(), status: undefined },
    body: { kind: "single" as const, singleResult: { data: null, errors: [formatted] } },
  };
};

const replayed = (answer: string) => ({
  http: { headers: new HeaderMap([["idempotency-replayed", "true"]]), status: undefined },
  body: {
    kind: "single" as const,
    singleResult: JSON.parse(answer) as { data?: Record<string, unknown>; errors?: GraphQLFormattedError[] },
  },
});

/** The response for a key in use; null if the request may run. */
function answerTo(found: Found) {
  switch (found.kind) {
    case "answered":
      return replayed(found.answer);
    case "reused":
      return refused(new AppError("IDEMPOTENCY_KEY_REUSED"));
    case "running":
      return refused(new AppError("IDEMPOTENCY_KEY_IN_USE", { retryAfterSeconds: 1 }));
    case "lost":
      return refused(new AppError("IDEMPOTENCY_ANSWER_LOST"));
    case "unauthenticated":
      return refused(new AppError("UNAUTHENTICATED"));
    case "claimed":
      return null;
  }
}

/** Whether the response contains a secret that is shown once. */
function hasSecret(sent: SentOperation, data: object | null | undefined): boolean {
  const parsed = data && parsedOf(sent);
  if (!parsed) return false;
  const { operation, fragments, variableValues } = parsed;
  const mutations = sent.schema.getMutationType()?.getFields() ?? {};
  return [...collectFields([operation.selectionSet], fragments, variableValues).values()].some((nodes) =>
    selectsSecret(mutations[nodes[0]!.name.value], nodes, fragments, variableValues),
  );
}

/**
 * Makes mutations safe to repeat: with an `Idempotency-Key` header, the first response is stored for 24 hours and
 * returned to every repetition, unless it contains a secret that is shown once: a repetition then only learns that it
 * was done. Keys belong to a person; guests' keys are ignored.
 */
export const idempotency = (keys: IdempotencyKeys): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async responseForOperation({ operation, request, source, contextValue: { viewer, idempotencyKey: key } }) {
        if (
          operation?.operation !== OperationTypeNode.MUTATION ||
          key === undefined ||
          viewer.role === "anonymous" ||
          !viewer.request
        )
          return null;
        if (!wellFormed.test(key))
          return refused(
            fieldError("Idempotency-Key", "The header Idempotency-Key must be 1 to 255 visible ASCII characters."),
          );
        const claim = { key, holder: randomUUID() };
        try {
          const hash = requestHash([
            source,
            request.operationName ?? null,
            request.variables ?? null,
            viewer.accessToken?.scopes ?? null,
          ]);
          const answer = answerTo(await keys.claim(viewer, claim, hash));
          if (!answer) viewer.request.claim = claim;
          return answer;
        } catch (error) {
          const refusal = refusalOf(error);
          if (!refusal) throw error;
          return refused(refusal);
        }
      },
      async willSendResponse({ schema, document, operation, request, response, contextValue: { viewer } }) {
        if (viewer.role === "anonymous" || !viewer.request?.claim || response.body.kind !== "single") return;
        const { data, errors } = response.body.singleResult;
        const final = !errors?.some(({ extensions }) => passing.has(extensions?.["code"]));
        // A response that cannot be stored is still returned; repetitions learn that it was lost. A response
        // that does not know whether the work was done is not repeated either: the key's row answers instead.
        const unsure = errors?.some(({ extensions }) => extensions?.["code"] === "DATABASE_UNAVAILABLE");
        const sent = document && operation && { schema, document, operation, variables: request.variables ?? {} };
        const isKept = !unsure && !(sent && hasSecret(sent, data));
        await keys
          .finish(viewer, viewer.request.claim, isKept ? JSON.stringify({ data, errors }) : null, final)
          .catch(() => undefined);
      },
    };
  },
});
