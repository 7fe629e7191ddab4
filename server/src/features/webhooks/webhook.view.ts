import { byId, connection, newestFirst, value, type View, type ViewField } from "../../reader/view.js";

export const webhookView: View = {
  type: "Webhook",
  table: "webhooks",
  visible: "webhook.read",
  fields: {
    isEnabled: value((webhook) => `${webhook}.disabled_reason is null`),
    previousSecretExpiresAt: value(
      (webhook) =>
        `case when ${webhook}.previous_secret_expires_at > now() then ${webhook}.previous_secret_expires_at end`,
    ),
    deliveries: connection(newestFirst, (delivery, scope, webhook) => {
      const state = scope.argument("filter").get("state");
      return [`${delivery}.webhook_id = ${webhook}.id`, state.given && `${delivery}.state = ${state.as("text")}`];
    }),
  },
};

export const webhookDeliveryView: View = {
  type: "WebhookDelivery",
  table: "webhook_deliveries",
  visible: "webhookDelivery.read",
};

export const webhookQueries: Record<string, ViewField> = {
  webhook: byId((scope) => scope.argument("id")),
  webhooks: connection(newestFirst, () => []),
};
