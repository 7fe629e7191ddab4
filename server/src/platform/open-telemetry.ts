import {
  context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span as OtelSpan,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { Facts, Span, Tracing } from "./tracing.js";

const attributesOf = (facts: Facts): Attributes =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Attributes;

function wrap(span: OtelSpan, around: Context): Span {
  const inside = trace.setSpan(around, span);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(inside, work),
    tell({ name, failed, ...facts }) {
      if (name) span.updateName(name);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttributes(attributesOf(facts));
    },
    end: () => span.end(),
  };
}

/** Sends traces as OTLP over HTTP. Spans are made by hand, since instrumentations that patch modules do not reach ES modules. */
export class OpenTelemetry implements Tracing {
  private readonly provider: NodeTracerProvider;
  private readonly tracer;

  /** @param endpoint where the collector listens, without `/v1/traces`. */
  constructor(endpoint: string) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
    const serviceName = process.env["OTEL_SERVICE_NAME"] || "quadwork";
    this.provider = new NodeTracerProvider({
      resource: resourceFromAttributes({ "service.name": serviceName }),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.provider.register();
    this.tracer = this.provider.getTracer("quadwork");
  }

  request(name: string, headers: Record<string, unknown>): Span {
    const around = propagation.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    return wrap(this.tracer.startSpan(name, { kind: SpanKind.SERVER }, around), around);
  }

  part(name: string, facts: Facts, kind?: "client"): Span {
    const around = context.active();
    return wrap(
      this.tracer.startSpan(
        name,
        { kind: kind === "client" ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes: attributesOf(facts) },
        around,
      ),
      around,
    );
  }

  async stop(): Promise<void> {
    await this.provider.shutdown();
  }
}
