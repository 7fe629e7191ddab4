import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

/**
 * Sends spans as OTLP over HTTP. Spans are created manually: instrumentations that patch modules do not work with ES
 * modules.
 * @param endpoint address of the collector, without `/v1/traces`.
 * @returns a function that sends the remaining spans and stops.
 */
export function startExporting(endpoint: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env["OTEL_SERVICE_NAME"] || "quadwork" }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register();
  return () => provider.shutdown();
}
