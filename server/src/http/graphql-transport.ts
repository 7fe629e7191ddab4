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

/** Parses a JSON body, refusing one that is far too deep or has far too many values without parsing it. */
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
 * Refuses documents that are too long or too deep to parse, and variables that are too many or too deep, before
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

/** Whether a request was already answered because it took too long; no more work is started for it then. */
export const hasTimedOut = (request: FastifyRequest): boolean => timedOut.has(request);

const controllers = new WeakMap<FastifyRequest, AbortController>();

/** Aborted when no client waits for the response any more: it disconnected or got a timeout. */
export const abandonmentOf = (request: FastifyRequest): AbortSignal | undefined => controllers.get(request)?.signal;

/**
 * A handler with a time limit. Fastify's own `handlerTimeout` does not work here: it drops its timer once the body of a
 * POST has been read.
 */
export function limitTime(handler: RouteHandlerMethod, limits: Limits): RouteHandlerMethod {
  const { requestTimeoutMilliseconds: maximum } = limits;
  return async function (request, reply) {
    let timer: NodeJS.Timeout | undefined;
    const controller = new AbortController();
    controllers.set(request, controller);
    // A completed response also closes; aborting then would create a needless error for each request.
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
 * Answers errors of the HTTP server before or during a GraphQL request in the form of GraphQL errors: a body that is
 * too large or not JSON, a document that is too long, a request that takes too long.
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
