import type { EntityManager } from "typeorm";

/** Name of the job that makes one attempt at a delivery; its payload is `{ deliveryId }`. */
export const deliverWebhookJob = "deliver_webhook";

/**
 * Pauses in seconds after the first failed attempt, the second, and so on: about two days together. The receiver's
 * failures are counted in the delivery's row; the queue's own attempts are for failures on our side.
 */
const pauses = [10, 60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];

/** Up to a tenth is added, so that what failed together is not repeated together. */
const spread = 0.1;

/** When to try again after so many failed attempts; null when that was the last. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000 * (1 + Math.random() * spread));
}

/**
 * Adds the job for the next attempt, or moves the one that waits. Attempts at one webhook are made one after the other.
 */
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
