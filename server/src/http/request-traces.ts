import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Context,
  type Span,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from "fastify";
import { inside, startSpan } from "../platform/tracing.js";
import { reportOf, routeOf } from "./request-log.js";

const spans = new WeakMap<FastifyRequest, { span: Span; around: Context }>();

/**
 * Traces every request, as part of the trace in its `traceparent`. `@fastify/otel` is unsuitable: it reports query
 * strings and error messages, which may contain personal data.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const span = startSpan(request.method, SpanKind.SERVER, undefined, parent);
    const around = inside(span, parent);
    spans.set(request, { span, around });
    reportOf(request).traceId = span.spanContext().traceId;
    context.with(around, done);
  });
  // Reading the body leaves the context entered above.
  app.addHook("preHandler", (request, _reply, done) => context.with(spans.get(request)!.around, done));
  app.addHook("onResponse", async (request, reply) => {
    const route = routeOf(request);
    const span = spans.get(request)?.span;
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span
      ?.updateName(`${request.method} ${route}`)
      .setAttributes({
        "http.request.method": request.method,
        "http.route": route,
        "http.response.status_code": reply.statusCode,
        "quadwork.request_id": request.id,
      })
      .end();
  });
}

/** A GraphQL handler whose operation is traced as a span of the request. */
export function traceOperation(handler: RouteHandlerMethod): RouteHandlerMethod {
  return async function (request, reply) {
    const span = startSpan("graphql", SpanKind.INTERNAL);
    try {
      return await context.with(inside(span), () => handler.call(this, request, reply));
    } finally {
      const { type, name, cost, codes } = reportOf(request);
      if (codes.has("INTERNAL_SERVER_ERROR")) span.setStatus({ code: SpanStatusCode.ERROR });
      span
        .updateName([type ?? "graphql", name].filter(Boolean).join(" "))
        .setAttributes({
          ...(type && { "graphql.operation.type": type }),
          ...(name && { "graphql.operation.name": name }),
          ...(cost !== undefined && { "quadwork.cost": cost }),
          ...(codes.size > 0 && { "quadwork.error_codes": [...codes].join(",") }),
        })
        .end();
    }
  };
}
