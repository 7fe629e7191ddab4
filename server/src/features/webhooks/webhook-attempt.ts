import { SpanKind } from "@opentelemetry/api";
import { limits } from "../../contract/index.js";
import type { Config } from "../../config.js";
import { post } from "../../platform/outbound/post.js";
import { RefusedTarget, type Targets } from "../../platform/outbound/target.js";
import { signedHeaders } from "../../platform/outbound/webhook-signature.js";
import { traced } from "../../platform/tracing.js";

/** What to send, where, and how it is signed. */
export interface Message {
  url: string;
  secrets: readonly Buffer[];
  eventId: string;
  payload: string;
}

/** The result of one attempt. */
export interface Outcome {
  /** Null without a response. */
  status: number | null;
  text: string | null;
  /** Why there was no response, or why it does not count; shown to the webhook's owner. */
  error: string | null;
  durationMilliseconds: number;
}

// Tabs and line breaks are the only control characters people can read; PostgreSQL cannot even store NUL.
const readable = (text: string) =>
  [...text.replaceAll(/(?![\t\n\r])\p{Control}/gu, "")].slice(0, limits.webhookResponseLength).join("");

const isSuccess = (status: number) => status >= 200 && status <= 299;
const isRedirect = (status: number) => status >= 300 && status <= 399;

export const wasDelivered = ({ status }: Outcome): boolean => status !== null && isSuccess(status);

/** Makes one attempt to deliver a message. @param ending aborts it when the process shuts down. @throws only then. */
export async function attempt(
  targets: Targets,
  { url, secrets, eventId, payload }: Message,
  config: Pick<Config, "webhookTimeoutMilliseconds">,
  ending: AbortSignal,
): Promise<Outcome> {
  const begun = performance.now();
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  const timer = setTimeout(interrupt, config.webhookTimeoutMilliseconds);
  // Removed below: a signal that lives as long as the process would keep every attempt in memory.
  ending.addEventListener("abort", interrupt);
  if (ending.aborted) interrupt();
  const outcome = (status: number | null, text: string | null, error: string | null): Outcome => ({
    status,
    text,
    error,
    durationMilliseconds: Math.round(performance.now() - begun),
  });
  try {
    const target = await targets.check(url);
    const headers = { "user-agent": "Quadwork-Webhooks/1", ...signedHeaders(secrets, eventId, new Date(), payload) };
    const answer = await traced(
      "POST webhook",
      { "http.request.method": "POST" },
      () => post(target, payload, headers, interruption.signal),
      SpanKind.CLIENT,
    );
    return outcome(
      answer.status,
      readable(answer.text),
      isRedirect(answer.status) ? "Redirects are not followed. Enter the address that this one leads to." : null,
    );
  } catch (error) {
    if (ending.aborted) throw new Error("The process is ending", { cause: error });
    if (interruption.signal.aborted)
      return outcome(null, null, `There was no answer within ${config.webhookTimeoutMilliseconds / 1000} seconds.`);
    if (error instanceof RefusedTarget) return outcome(null, null, error.message);
    return outcome(
      null,
      null,
      `The connection failed (${(error as NodeJS.ErrnoException).code ?? "no reason given"}).`,
    );
  } finally {
    clearTimeout(timer);
    ending.removeEventListener("abort", interrupt);
  }
}
