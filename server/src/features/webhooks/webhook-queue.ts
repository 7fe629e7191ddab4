import type { EntityManager } from "typeorm";

/** Name of the job for one delivery attempt; its payload is `{ deliveryId }`. */
export const deliverWebhookJob = "deliver_webhook";

/**
 * Pauses in seconds after the first failed attempt, the second, and so on: about two days in total. The delivery's row
 * counts the receiver's failures; the queue's own attempts are for failures on our side.
 */
const pauses = [10, 60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];

/** Up to a tenth is added, so that deliveries that failed together are not retried together. */
const spread = 0.1;

/** When to retry after this many failed attempts; null if that was the last. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000 * (1 + Math.random() * spread));
}

/** Adds the job for the next attempt, or reschedules the waiting one. Attempts at one webhook run one after another. */
export async function enqueueAttempt(
  manager: Pick<EntityManager, "query">,
  delivery: { id: string; webhookId: string },
  at: Date,
): Promise<void> {
  await manager.query("select graphile_worker.add_job($1, $2, queue_name => $3, run_at => $4, job_key => $5)", [
    deliverWebhookJob,
    JSON.stringify({ deliveryId: delivery.id }),
    `webhook ${delivery.webhookId}`,
    at,
    `webhook delivery ${delivery.id}`,
  ]);
}
