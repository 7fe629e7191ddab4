import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

/**
 * Sends spans as OTLP over HTTP. The spans are made by hand: instrumentations that patch modules do not reach ES
 * modules.
 * @param endpoint where the collector listens, without `/v1/traces`.
 * @returns how to send what is left and stop.
 */
export function startExporting(endpoint: string): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env["OTEL_SERVICE_NAME"] || "quadwork" }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register();
  return () => provider.shutdown();
}
