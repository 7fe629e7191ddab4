import type { EntityManager } from "typeorm";
import { limits, WebhookDeliveryState, WebhookDisabledReason } from "../../contract/index.js";
import type { Dependencies } from "../../feature.js";
import { Targets } from "../../platform/outbound/target.js";
import { ProfileEntity } from "../profile/index.js";
import { attempt, wasDelivered, type Outcome } from "./webhook-attempt.js";
import { WebhookDeliveryEntity } from "./webhook-delivery.entity.js";
import { webhooksFor, eventOf } from "./webhook-events.js";
import { webhookDisabledMail } from "./webhook-mails.js";
import { enqueueAttempt, nextAttempt } from "./webhook-queue.js";
import { WebhookSecrets } from "./webhook-secrets.js";
import { WebhookEntity } from "./webhook.entity.js";

const gone = 410;
const failingMilliseconds = limits.webhookFailingDays * 86_400_000;

function reasonToDisable(outcome: Outcome, isFailingForLong: boolean): "gone" | "failing" | null {
  if (outcome.status === gone) return WebhookDisabledReason.GONE;
  return isFailingForLong && !wasDelivered(outcome) ? WebhookDisabledReason.FAILING : null;
}

const notSent = (error: string): Outcome => ({ status: null, text: null, error, durationMilliseconds: 0 });

/** Makes delivery attempts and records their results. A receiver may get an event twice, but never misses one. */
export class WebhookSending {
  private readonly secrets: WebhookSecrets;
  private readonly targets: Targets;

  constructor(private readonly parts: Pick<Dependencies, "database" | "config" | "secretBox" | "mail">) {
    this.secrets = new WebhookSecrets(parts.secretBox);
    this.targets = new Targets(parts.config);
  }

  /** One attempt at a pending delivery. @param ending as in {@link attempt}. */
  async deliver(deliveryId: string, ending: AbortSignal): Promise<void> {
    const { manager } = this.parts.database.dataSource;
    const delivery = await manager.findOneBy(WebhookDeliveryEntity, {
      id: deliveryId,
      state: WebhookDeliveryState.PENDING,
    });
    if (!delivery) return;
    const webhook = await manager.findOneOrFail(WebhookEntity, {
      where: { id: delivery.webhookId },
      select: {
        id: true,
        url: true,
        secret: true,
        previousSecret: true,
        previousSecretExpiresAt: true,
        disabledReason: true,
      },
    });
    if (webhook.disabledReason !== null) return this.giveUp(delivery, "The webhook is disabled.");
    const event = eventOf(delivery.payload);
    if (event && (await webhooksFor(manager, event, "hook.id = $2", webhook.id)).length === 0)
      return this.giveUp(delivery, "You may no longer see what this event is about.");
    const secrets = await this.secretsOf(manager, webhook);
    const outcome = secrets
      ? await attempt(
          this.targets,
          { url: webhook.url, secrets, eventId: delivery.eventId, payload: delivery.payload },
          this.parts.config,
          ending,
        )
      : notSent("The secret can no longer be read. Make a new one.");
    await this.settle(delivery, outcome, event === null);
  }

  /**
   * The secrets to sign with; null if no key decrypts them. A secret under an older key is re-encrypted with the
   * newest.
   */
  private async secretsOf(
    manager: EntityManager,
    { id, secret, previousSecret, previousSecretExpiresAt }: WebhookEntity,
  ): Promise<Buffer[] | null> {
    try {
      const { plain, stale } = this.secrets.open(secret, id);
      if (stale) await manager.update(WebhookEntity, { id, secret }, { secret: this.secrets.sealed(plain, id) });
      const overlaps = previousSecret && previousSecretExpiresAt && previousSecretExpiresAt > new Date();
      return overlaps ? [plain, this.secrets.open(previousSecret, id).plain] : [plain];
    } catch {
      return null;
    }
  }

  /** Ends a delivery without an attempt. */
  private async giveUp({ id }: WebhookDeliveryEntity, error: string): Promise<void> {
    const ended = { state: WebhookDeliveryState.FAILED, nextAttemptAt: null, error };
    await this.parts.database.dataSource.manager.update(
      WebhookDeliveryEntity,
      { id, state: WebhookDeliveryState.PENDING },
      ended,
    );
  }

  /** Records an attempt and schedules the next one, if any. */
  private async settle(
    { id, webhookId, attempts }: WebhookDeliveryEntity,
    outcome: Outcome,
    isTrial: boolean,
  ): Promise<void> {
    const delivered = wasDelivered(outcome);
    const now = new Date();
    await this.parts.database.dataSource.transaction(async (manager) => {
      const webhook = await manager.findOne(WebhookEntity, {
        where: { id: webhookId },
        lock: { mode: "for_no_key_update" },
      });
      if (!webhook) return;
      const failingSince = webhook.failingSince ?? now;
      const disabling = reasonToDisable(
        outcome,
        !isTrial && now.getTime() - failingSince.getTime() > failingMilliseconds,
      );
      const next = delivered || disabling || isTrial ? null : nextAttempt(attempts + 1, now);
      const state = delivered
        ? WebhookDeliveryState.DELIVERED
        : next
          ? WebhookDeliveryState.PENDING
          : WebhookDeliveryState.FAILED;
      const { status, text, error, durationMilliseconds } = outcome;
      const noted = {
        state,
        attempts: attempts + 1,
        lastAttemptAt: now,
        nextAttemptAt: next,
        durationMilliseconds,
        responseStatus: status,
        responseText: text,
        error,
      };
      const { affected } = await manager.update(
        WebhookDeliveryEntity,
        { id, state: WebhookDeliveryState.PENDING },
        noted,
      );
      if (!affected) return;
      if (next) await enqueueAttempt(manager, { id, webhookId }, next);
      if (delivered && webhook.failingSince) await manager.update(WebhookEntity, webhookId, { failingSince: null });
      if (!delivered && (!isTrial || disabling))
        await manager.update(WebhookEntity, webhookId, {
          failingSince,
          ...(disabling && { disabledReason: disabling }),
        });
      if (disabling && webhook.disabledReason === null) await this.tellOwner(manager, webhook, disabling);
    });
  }

  private async tellOwner(
    manager: EntityManager,
    { profileId, url }: WebhookEntity,
    reason: "gone" | "failing",
  ): Promise<void> {
    const owner = await manager.findOneByOrFail(ProfileEntity, { id: profileId });
    await this.parts.mail.enqueue(manager, webhookDisabledMail(owner, url, reason, this.parts.config.appUrl));
  }
}
