import "../../graphql/enums.js";
import type { Feature } from "../../feature.js";
import type { AnnouncedEvent } from "../../events/domain-event.js";
import { WebhookDeliveryEntity } from "./webhook-delivery.entity.js";
import { WebhookDeliveryResolver } from "./webhook-delivery.resolver.js";
import { WebhookDeliveryService } from "./webhook-delivery.service.js";
import { announceToWebhooksJob, fanOut, queueFanOut } from "./webhook-fan-out.js";
import { deliverWebhookJob } from "./webhook-queue.js";
import { WebhookSending } from "./webhook-sending.js";
import { sweepWebhooks } from "./webhook-sweep.js";
import { WebhookEntity } from "./webhook.entity.js";
import { WebhookResolver, WebhookSecretResolver } from "./webhook.resolver.js";
import { WebhookService } from "./webhook.service.js";
import { webhookDeliveries, webhookDeliveryView, webhookQueries, webhookView } from "./webhook.view.js";

export { WebhookDeliveryEntity } from "./webhook-delivery.entity.js";
export { WebhookEntity } from "./webhook.entity.js";

export const webhooksFeature: Feature = {
  entities: [WebhookEntity, WebhookDeliveryEntity],
  views: [webhookView, webhookDeliveryView],
  queries: webhookQueries,
  extensions: { Webhook: { deliveries: webhookDeliveries } },
  resolvers: (dependencies) => [
    new WebhookResolver(new WebhookService(dependencies)),
    new WebhookSecretResolver(),
    new WebhookDeliveryResolver(new WebhookDeliveryService(dependencies)),
  ],
  sweep: () => sweepWebhooks,
  onEvents: queueFanOut,
  jobs: (dependencies) => {
    const sending = new WebhookSending(dependencies);
    return {
      [announceToWebhooksJob]: (event) => fanOut(dependencies.database, event as AnnouncedEvent),
      [deliverWebhookJob]: (payload, ending) => sending.deliver((payload as { deliveryId: string }).deliveryId, ending),
    };
  },
};
