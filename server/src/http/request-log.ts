import type { IncomingMessage } from "node:http";
import { LogController, type FastifyReply, type FastifyRequest } from "fastify";
import type { OperationReport } from "../graphql/context.js";
import type { Log } from "../platform/log.js";

/**
 * Accepts external ids only in the formats that load balancers and tracers produce; none of them can be arbitrary text.
 */
const requestIdShape = /^(?=.*\d)[\dA-Za-z][\dA-Za-z-]{15,63}$/;

/** The `X-Request-Id` a load balancer gave a request, or a new id. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && requestIdShape.test(given) ? given : crypto.randomUUID();
}

const reports = new WeakMap<FastifyRequest, OperationReport>();

/** The report on a request, to be added to. */
export function reportOf(request: FastifyRequest): OperationReport {
  let report = reports.get(request);
  if (!report) reports.set(request, (report = { codes: new Set() }));
  return report;
}

/** The pattern of a request's route, never its address: some pages have tokens in theirs. Pages are `*`. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? "*";

/** Writes one line per answered request. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: "requestId" });
  }

  override incomingRequest(): void {
    // The line about the response is enough.
  }

  override routeNotFound(): void {
    // Its line contains the status.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const level = error || reply.statusCode >= 500 ? "warn" : "info";
    const log = request.log as Log;
    if (!log.isLevelEnabled(level)) return;
    const { type, name, cost, codes, traceId } = reportOf(request);
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      ...(type && { operationType: type }),
      ...(name && { operation: name }),
      ...(cost !== undefined && { cost }),
      ...(traceId && { traceId }),
      ...(codes.size > 0 && { codes: [...codes] }),
      ...(!reply.raw.writableFinished && { aborted: true }),
      ...(error && { err: error }),
    };
    log[level](line, "request");
  }
}
