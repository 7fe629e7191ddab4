import { byId, connection, newestFirst, value, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { WebhookDeliveryEntity } from "./webhook-delivery.entity.js";
import { WebhookDelivery } from "./webhook-delivery.type.js";
import { WebhookEntity } from "./webhook.entity.js";
import { Webhook } from "./webhook.type.js";

export const webhookView = viewOf(Webhook, WebhookEntity, {
  visible: "webhook.read",
  fields: {
    isEnabled: value((webhook) => `${webhook}.disabled_reason is null`),
    previousSecretExpiresAt: value(
      (webhook) =>
        `case when ${webhook}.previous_secret_expires_at > now() then ${webhook}.previous_secret_expires_at end`,
    ),
  },
});

export const webhookDeliveryView = viewOf(WebhookDelivery, WebhookDeliveryEntity, {
  visible: "webhookDelivery.read",
  fields: {},
});

export const webhookDeliveries: ViewField = connection(newestFirst, (delivery, scope, webhook) => {
  const state = scope.argument("filter").get("state");
  return [`${delivery}.webhook_id = ${webhook}.id`, state.given && `${delivery}.state = ${state.as("text")}`];
});

export const webhookQueries: Record<string, ViewField> = {
  webhook: byId((scope) => scope.argument("id")),
  webhooks: connection(newestFirst, () => []),
};
