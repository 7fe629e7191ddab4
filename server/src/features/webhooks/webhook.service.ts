import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import {
  limits,
  WebhookDisabledReason,
  webhookRules,
  webhookUpdateRules,
  type WebhookEvent,
} from "../../contract/index.js";
import type { Origin } from "../../graphql/context.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { RefusedTarget, Targets } from "../../platform/outbound/target.js";
import { newWebhookSecret, showWebhookSecret } from "../../platform/outbound/webhook-signature.js";
import { validate, validateChanges } from "../../platform/validate.js";
import { requireScopeOf } from "../../policy/scopes.js";
import { type SignedInViewer } from "../../policy/viewer.js";
import { ProfileEntity } from "../profile/index.js";
import { type Permit } from "../../policy/permit.js";
import { actionOf } from "./webhook-events.js";
import { WebhookSecrets } from "./webhook-secrets.js";
import { WebhookEntity } from "./webhook.entity.js";
import type {
  CreateWebhookInput,
  DeleteWebhookInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
} from "./webhook.inputs.js";

/** A secret that is shown only once, and the id of its webhook. */
interface NewSecret {
  id: string;
  secret: string;
}

const overlapMilliseconds = limits.webhookSecretOverlapHours * 3_600_000;

/** Managing one's webhooks. */
export class WebhookService {
  private readonly secrets: WebhookSecrets;
  private readonly targets: Targets;

  constructor(private readonly parts: Pick<Dependencies, "database" | "config" | "rateLimits" | "secretBox">) {
    this.secrets = new WebhookSecrets(parts.secretBox);
    this.targets = new Targets(parts.config);
  }

  /** @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED, TOO_MANY_WEBHOOKS. */
  async create(permit: Permit, origin: Origin, input: CreateWebhookInput): Promise<NewSecret> {
    const { description, ...checked } = await validate(webhookRules, input);
    const events = this.eventsOf(permit.person, checked.events);
    await this.limit(permit.person, origin);
    const url = await this.addressOf(checked.url);
    const id = newId();
    const secret = newWebhookSecret();
    await this.parts.database.write(permit, id, async (manager) => {
      // Concurrent creations by the same person wait here, so that the limit holds.
      await manager.findOneOrFail(ProfileEntity, {
        where: { id: permit.person.id },
        lock: { mode: "for_no_key_update" },
      });
      await requireRoom(manager, permit.person.id);
      await manager.insert(WebhookEntity, {
        id,
        profileId: permit.person.id,
        url,
        events,
        description: description ?? null,
        secret: this.secrets.sealed(secret, id),
      });
    });
    return { id, secret: showWebhookSecret(secret) };
  }

  /**
   * @returns the webhook's id. @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED.
   */
  async update(permit: Permit, origin: Origin, input: UpdateWebhookInput): Promise<string> {
    const { description, isEnabled, ...checked } = await validateChanges(webhookUpdateRules, input);
    const events = checked.events && this.eventsOf(permit.person, checked.events);
    await this.limit(permit.person, origin);
    const url = checked.url === undefined ? undefined : await this.addressOf(checked.url);
    await this.parts.database.write(permit, input.id, async (manager) => {
      const { disabledReason } = await manager.findOneByOrFail(WebhookEntity, { id: input.id });
      const enabling = isEnabled && disabledReason !== null;
      await updateGiven(manager, WebhookEntity, input.id, {
        url,
        events,
        description,
        ...(isEnabled !== undefined && {
          disabledReason: isEnabled ? null : (disabledReason ?? WebhookDisabledReason.OWNER),
        }),
        ...(enabling && { failingSince: null }),
      });
    });
    return input.id;
  }

  /**
   * The old secret stays valid for a while alongside the new one. @throws AppError UNAUTHENTICATED, FORBIDDEN,
   * NOT_FOUND.
   */
  async rotateSecret(permit: Permit, { id }: RotateWebhookSecretInput): Promise<NewSecret> {
    const secret = newWebhookSecret();
    await this.parts.database.write(permit, id, async (manager) => {
      await manager.update(WebhookEntity, id, {
        secret: this.secrets.sealed(secret, id),
        previousSecret: () => "secret",
        previousSecretExpiresAt: new Date(Date.now() + overlapMilliseconds),
      });
    });
    return { id, secret: showWebhookSecret(secret) };
  }

  /** @returns the id. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async delete(permit: Permit, { id }: DeleteWebhookInput): Promise<string> {
    await this.parts.database.write(permit, id, async (manager) => {
      await manager.delete(WebhookEntity, id);
    });
    return id;
  }

  /** The events without duplicates, if the caller's credential may read what they are about. */
  private eventsOf(viewer: SignedInViewer, wanted: string[]): WebhookEvent[] {
    const events = [...new Set(wanted)] as WebhookEvent[];
    for (const event of events) requireScopeOf(viewer, actionOf(event));
    return events;
  }

  /** The URL in the form in which it will be called, if events may be sent to it. */
  private async addressOf(url: string): Promise<string> {
    const target = await this.targets.check(url).catch((error: unknown) => {
      throw error instanceof RefusedTarget ? fieldError("url", error.message) : error;
    });
    return target.url.href;
  }

  private limit(viewer: SignedInViewer, origin: Origin): Promise<void> {
    return this.parts.rateLimits.consume("useWebhook", { address: origin.address, account: viewer.id });
  }
}

async function requireRoom(manager: EntityManager, profileId: string): Promise<void> {
  if ((await manager.countBy(WebhookEntity, { profileId })) >= limits.webhooksPerPerson)
    throw new AppError("TOO_MANY_WEBHOOKS");
}
