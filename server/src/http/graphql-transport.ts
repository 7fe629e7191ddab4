import type {
  FastifyBodyParser,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerHookHandler,
  RouteHandlerMethod,
} from "fastify";
import type { Config } from "../config.js";
import { refusalOfJson, refusalOfText, refusalOfVariables } from "../graphql/limits/document-limits.js";
import { extensionsOf } from "../graphql/errors.js";
import { AppError } from "../platform/app-error.js";
import { HttpRefusal } from "./http-refusal.js";
import { reportOf } from "./request-log.js";

/** Parses a body of JSON; one that is far too deep, or has far too many values, is refused before. */
export function parseJson(
  app: FastifyInstance,
  { documentLimits }: Pick<Config, "documentLimits">,
): preHandlerHookHandler {
  const parse = app.getDefaultJsonParser("error", "error") as FastifyBodyParser<string>;
  return (request, _reply, done) => {
    if (typeof request.body !== "string") return done();
    const refusal = refusalOfJson(request.body, documentLimits);
    if (refusal) return done(refusal);
    void parse(request, request.body, (error, body) => {
      request.body = body;
      done(error ?? undefined);
    });
  };
}

/**
 * Refuses a document that is too long or too deep to be parsed, and variables that are too many or too deep, before
 * anything reads them.
 */
export function limitDocument({ documentLimits }: Pick<Config, "documentLimits">): preHandlerHookHandler {
  return (request, _reply, done) => {
    const { query, variables } = ((request.method === "GET" ? request.query : request.body) ?? {}) as {
      query?: unknown;
      variables?: unknown;
    };
    const refusal = typeof query === "string" ? refusalOfText(query, documentLimits) : null;
    done(refusal ?? refusalOfVariables(variables, documentLimits) ?? undefined);
  };
}

type Limits = Pick<Config, "requestMaximumBytes" | "requestTimeoutMilliseconds">;

const timedOut = new WeakSet<FastifyRequest>();

/** Whether a request was answered already because it took too long; then nothing more should be begun for it. */
export const hasTimedOut = (request: FastifyRequest): boolean => timedOut.has(request);

const controllers = new WeakMap<FastifyRequest, AbortController>();

/** Aborted when nobody waits for the answer any more: the caller went away, or was told that it took too long. */
export const abandonmentOf = (request: FastifyRequest): AbortSignal | undefined => controllers.get(request)?.signal;

/**
 * A handler that gives up when it takes too long. Fastify's own `handlerTimeout` does not: it forgets its timer once
 * the body of a POST has been read.
 */
export function limitTime(handler: RouteHandlerMethod, limits: Limits): RouteHandlerMethod {
  const { requestTimeoutMilliseconds: maximum } = limits;
  return async function (request, reply) {
    let timer: NodeJS.Timeout | undefined;
    const controller = new AbortController();
    controllers.set(request, controller);
    // An answer that has been sent closes as well; to abort then would make an error for each request, for nothing.
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) controller.abort();
    });
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        timedOut.add(request);
        controller.abort();
        const message = `The request took longer than the ${maximum} ms allowed. A change it makes may still be carried out.`;
        reject(new AppError("REQUEST_TIMED_OUT", { message, limit: { limit: "requestMilliseconds", maximum } }));
      }, maximum);
    });
    try {
      return await Promise.race([handler.call(this, request, reply), timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const statusOf = { QUERY_TOO_COMPLEX: 400, RATE_LIMITED: 429, REQUEST_TOO_LARGE: 413, REQUEST_TIMED_OUT: 503 } as const;

/**
 * Answers what the HTTP server refuses before GraphQL has begun, or while it takes too long, in the form of a GraphQL
 * error: a body that is too large or no JSON, a document that is too long, a request that takes too long.
 */
export function answerAsGraphql({ requestMaximumBytes }: Limits) {
  const refusalOf = (error: FastifyError, request: FastifyRequest): AppError | null => {
    if (error instanceof AppError) return error;
    if (error.code !== "FST_ERR_CTP_BODY_TOO_LARGE") return null;
    const length = Number(request.headers["content-length"]);
    const actual = Number.isSafeInteger(length) && length > 0 ? length : undefined;
    const message = `The request has ${actual ?? "more"} bytes; at most ${requestMaximumBytes} are allowed.`;
    return new AppError("REQUEST_TOO_LARGE", {
      message,
      limit: { limit: "requestBytes", maximum: requestMaximumBytes, ...(actual && { actual }) },
    });
  };

  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const refusal = refusalOf(error, request);
    const ownStatus =
      refusal instanceof HttpRefusal ? refusal.statusCode : statusOf[refusal?.code as keyof typeof statusOf];
    const status = refusal ? ownStatus : (error.statusCode ?? 500);
    if (status === 500) request.log.error({ err: error }, "a request failed unexpectedly");
    reportOf(request).codes.add(refusal?.code ?? (status < 500 ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR"));
    const answer = refusal
      ? { message: refusal.message, extensions: extensionsOf(refusal) }
      : status < 500
        ? { message: error.message, extensions: { code: "BAD_REQUEST" } }
        : {
            message: new AppError("INTERNAL_SERVER_ERROR").message,
            extensions: { code: "INTERNAL_SERVER_ERROR", requestId: request.id },
          };
    const { retryAfterSeconds } = refusal?.details ?? {};
    if (retryAfterSeconds) reply.header("retry-after", String(retryAfterSeconds));
    await reply
      .status(status)
      .type("application/json; charset=utf-8")
      .send(JSON.stringify({ errors: [answer] }));
  };
}
