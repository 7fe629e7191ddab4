import { IsNull, type EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { WebhookDeliveryState } from "../../contract/index.js";
import { type Origin } from "../../graphql/context.js";
import { type Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import type { Permit } from "../../policy/permit.js";
import { WebhookDeliveryEntity } from "./webhook-delivery.entity.js";
import { pingPayload, pingType } from "./webhook-events.js";
import { enqueueAttempt } from "./webhook-queue.js";
import { WebhookEntity } from "./webhook.entity.js";
import type { PingWebhookInput, RedeliverWebhookDeliveryInput } from "./webhook.inputs.js";

/** Deliveries that people request themselves. */
export class WebhookDeliveryService {
  constructor(private readonly parts: Pick<Dependencies, "database" | "rateLimits">) {}

  /**
   * @returns the delivery's id. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, WEBHOOK_DISABLED, RATE_LIMITED.
   */
  async ping(permit: Permit, origin: Origin, { id: webhookId }: PingWebhookInput): Promise<string> {
    await this.parts.rateLimits.consume("useWebhook", { address: origin.address, account: permit.person.id });
    return this.parts.database.write(permit, webhookId, async (manager) => {
      return this.send(manager, { webhookId, eventType: pingType, isRedelivery: false, ...pingPayload(webhookId) });
    });
  }

  /**
   * Repeats a finished delivery as a new one; attempts a pending one now.
   * @returns the delivery's id. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, WEBHOOK_DISABLED, RATE_LIMITED.
   */
  async redeliver(permit: Permit, origin: Origin, { id }: RedeliverWebhookDeliveryInput): Promise<string> {
    await this.parts.rateLimits.consume("useWebhook", { address: origin.address, account: permit.person.id });
    return this.parts.database.write(permit, id, async (manager) => {
      const { webhookId, eventId, eventType, payload, state } = await manager.findOneByOrFail(WebhookDeliveryEntity, {
        id,
      });
      if (state !== WebhookDeliveryState.PENDING)
        return this.send(manager, { webhookId, eventId, eventType, payload, isRedelivery: true });
      await requireEnabled(manager, webhookId);
      const now = new Date();
      await manager.update(WebhookDeliveryEntity, id, { nextAttemptAt: now });
      await enqueueAttempt(manager, { id, webhookId }, now);
      return id;
    });
  }

  private async send(
    manager: EntityManager,
    delivery: Pick<WebhookDeliveryEntity, "webhookId" | "eventId" | "eventType" | "payload" | "isRedelivery">,
  ): Promise<string> {
    await requireEnabled(manager, delivery.webhookId);
    const id = newId();
    const now = new Date();
    await manager.insert(WebhookDeliveryEntity, {
      id,
      ...delivery,
      state: WebhookDeliveryState.PENDING,
      attempts: 0,
      nextAttemptAt: now,
    });
    await enqueueAttempt(manager, { id, webhookId: delivery.webhookId }, now);
    return id;
  }
}

async function requireEnabled(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(WebhookEntity, { id, disabledReason: IsNull() })))
    throw new AppError("WEBHOOK_DISABLED");
}
