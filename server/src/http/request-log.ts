import type { IncomingMessage } from "node:http";
import { LogController, type FastifyReply, type FastifyRequest } from "fastify";
import type { OperationReport } from "../graphql/context.js";
import type { Log } from "../platform/log.js";

/** Ids that come from outside are taken over in the shapes that balancers and tracers make, none of which is a text. */
const requestIdShape = /^(?=.*\d)[\dA-Za-z][\dA-Za-z-]{15,63}$/;

/** The id that a balancer gave a request as `X-Request-Id`, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && requestIdShape.test(given) ? given : crypto.randomUUID();
}

const reports = new WeakMap<FastifyRequest, OperationReport>();

/** What is known of a request so far, to be added to. */
export function reportOf(request: FastifyRequest): OperationReport {
  let report = reports.get(request);
  if (!report) reports.set(request, (report = { codes: new Set() }));
  return report;
}

/**
 * The pattern of the route that answers a request, never its address: those of some pages carry tokens. Pages are `*`.
 */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? "*";

/** Writes one line for each request, when it has been answered. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: "requestId" });
  }

  override incomingRequest(): void {
    // The line that tells how it ended is enough.
  }

  override routeNotFound(): void {
    // Its line has the status.
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
