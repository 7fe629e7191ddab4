import { limits } from "../../contract/index.js";
import type { Sweep } from "../../platform/jobs.js";

/** Deletes old deliveries, and replaced secrets once they no longer sign. */
export const sweepWebhooks: Sweep = async (statements) => {
  await statements.query("delete from webhook_deliveries where created_at < now() - make_interval(days => $1)", [
    limits.webhookDeliveryDays,
  ]);
  await statements.query(
    `update webhooks set previous_secret = null, previous_secret_expires_at = null
     where previous_secret_expires_at < now()`,
  );
};
