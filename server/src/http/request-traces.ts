import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { Span, Tracing } from "../platform/tracing.js";
import { reportOf, routeOf } from "./request-log.js";

const spans = new WeakMap<FastifyRequest, Span>();

/** Measures every request, as part of the trace that its `traceparent` names. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const span = tracing.request(request.method, request.headers);
    spans.set(request, span);
    reportOf(request).traceId = span.traceId;
    span.run(done);
  });
  // Reading the body goes on outside of what was begun above.
  app.addHook("preHandler", (request, _reply, done) => spans.get(request)!.run(done));
  app.addHook("onResponse", async (request, reply) => {
    const route = routeOf(request);
    const span = spans.get(request);
    span?.tell({
      name: `${request.method} ${route}`,
      "http.request.method": request.method,
      "http.route": route,
      "http.response.status_code": reply.statusCode,
      "quadwork.request_id": request.id,
      failed: reply.statusCode >= 500,
    });
    span?.end();
  });
}

/** A handler of GraphQL whose operation is measured as a part of the request. */
export function traceOperation(handler: RouteHandlerMethod, tracing: Tracing): RouteHandlerMethod {
  return async function (request, reply) {
    const span = tracing.part("graphql", {});
    try {
      return await span.run(() => handler.call(this, request, reply));
    } finally {
      const { type, name, cost, codes } = reportOf(request);
      span.tell({
        name: [type ?? "graphql", name].filter(Boolean).join(" "),
        "graphql.operation.type": type,
        "graphql.operation.name": name,
        "quadwork.cost": cost,
        "quadwork.error_codes": codes.size > 0 ? [...codes].join(",") : undefined,
        failed: codes.has("INTERNAL_SERVER_ERROR"),
      });
      span.end();
    }
  };
}
