import { SpanKind } from "@opentelemetry/api";
import { limits } from "../../contract/index.js";
import type { Config } from "../../config.js";
import { post } from "../../platform/outbound/post.js";
import { RefusedTarget, type Targets } from "../../platform/outbound/target.js";
import { signedHeaders } from "../../platform/outbound/webhook-signature.js";
import { traced } from "../../platform/tracing.js";

/** What is sent, where to, and how it is signed. */
export interface Message {
  url: string;
  secrets: readonly Buffer[];
  eventId: string;
  payload: string;
}

/** What came of one attempt. */
export interface Outcome {
  /** Null without an answer. */
  status: number | null;
  text: string | null;
  /** Why there was no answer, or why the answer does not count, for the webhook's person. */
  error: string | null;
  durationMilliseconds: number;
}

// Of the control characters people read tabs and line breaks; PostgreSQL does not even store NUL.
const readable = (text: string) =>
  [...text.replaceAll(/(?![\t\n\r])\p{Control}/gu, "")].slice(0, limits.webhookResponseLength).join("");

const isSuccess = (status: number) => status >= 200 && status <= 299;
const isRedirect = (status: number) => status >= 300 && status <= 399;

export const wasDelivered = ({ status }: Outcome): boolean => status !== null && isSuccess(status);

/** Tries to deliver a message once. @param ending interrupts it, for a process that has to end. @throws only then. */
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
  // Taken off again below: a signal that lives as long as the process would keep every attempt in memory.
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
