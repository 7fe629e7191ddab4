import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import {
  limits,
  WebhookDisabledReason,
  webhookRules,
  webhookUpdateRules,
  type WebhookEvent,
} from "../../contract/index.js";
import type { Context } from "../../graphql/context.js";
import type { Dependencies } from "../../graphql/feature.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { RefusedTarget, Targets } from "../../platform/outbound/target.js";
import { newWebhookSecret, showWebhookSecret } from "../../platform/outbound/webhook-signature.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import { requireScopeOf } from "../../policy/scopes.js";
import type { SignedInViewer, Viewer } from "../../policy/viewer.js";
import { ProfileEntity } from "../accounts/index.js";
import { actionOf } from "./webhook-events.js";
import { WebhookSecrets } from "./webhook-secrets.js";
import { WebhookEntity } from "./webhook.entity.js";
import type {
  CreateWebhookInput,
  DeleteWebhookInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
} from "./webhook.inputs.js";

type Caller = Pick<Context, "viewer" | "origin">;

/** A secret that is shown this once, and the id of its webhook. */
interface Shown {
  id: string;
  secret: string;
}

const overlapMilliseconds = limits.webhookSecretOverlapHours * 3_600_000;

/** How people settle where their programs are told about events. */
export class WebhookService {
  private readonly secrets: WebhookSecrets;
  private readonly targets: Targets;

  constructor(private readonly parts: Pick<Dependencies, "database" | "config" | "rateLimits" | "secretBox">) {
    this.secrets = new WebhookSecrets(parts.secretBox);
    this.targets = new Targets(parts.config);
  }

  /** @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED, TOO_MANY_WEBHOOKS. */
  async create({ viewer, origin }: Caller, input: CreateWebhookInput): Promise<Shown> {
    requireSignedIn(viewer, "webhook.create");
    const { description, ...checked } = await validate(webhookRules, input);
    const { url, events } = await this.subscription(viewer, origin, checked);
    const id = newId();
    const secret = newWebhookSecret();
    await this.parts.database.write(viewer, async (manager) => {
      // Whoever creates webhooks at the same moment waits here, so that the limit holds.
      await manager.findOneOrFail(ProfileEntity, { where: { id: viewer.id }, lock: { mode: "for_no_key_update" } });
      await requireRoom(manager, viewer.id);
      await manager.insert(WebhookEntity, {
        id,
        profileId: viewer.id,
        url,
        events,
        description: description ?? null,
        secret: this.secrets.sealed(secret, id),
      });
      await record(manager, viewer, "webhook.create", id);
    });
    return { id, secret: showWebhookSecret(secret) };
  }

  /** @returns the webhook's id. @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED. */
  async update({ viewer, origin }: Caller, input: UpdateWebhookInput): Promise<string> {
    requireSignedIn(viewer, "webhook.update");
    const { description, isEnabled, ...checked } = await validate(webhookUpdateRules, input);
    const { url, events } = await this.subscription(viewer, origin, checked);
    await this.parts.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "webhook.update", input.id);
      const { disabledReason } = await manager.findOneByOrFail(WebhookEntity, { id: input.id });
      const enabling = isEnabled && disabledReason !== null;
      await manager.update(WebhookEntity, input.id, {
        url,
        events,
        description: description ?? null,
        disabledReason: isEnabled ? null : (disabledReason ?? WebhookDisabledReason.OWNER),
        ...(enabling && { failingSince: null }),
      });
    });
    return input.id;
  }

  /** The old secret stays good for a while beside the new one. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async rotateSecret(viewer: Viewer, { id }: RotateWebhookSecretInput): Promise<Shown> {
    const secret = newWebhookSecret();
    await this.parts.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "webhook.rotateSecret", id);
      await manager.update(WebhookEntity, id, {
        secret: this.secrets.sealed(secret, id),
        previousSecret: () => "secret",
        previousSecretExpiresAt: new Date(Date.now() + overlapMilliseconds),
      });
    });
    return { id, secret: showWebhookSecret(secret) };
  }

  /** @returns the id. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async delete(viewer: Viewer, { id }: DeleteWebhookInput): Promise<string> {
    await this.parts.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "webhook.delete", id);
      await manager.delete(WebhookEntity, id);
    });
    return id;
  }

  /** The address as it will be called, and each event once, if the caller may have both. */
  private async subscription(
    viewer: SignedInViewer,
    origin: Context["origin"],
    input: { url: string; events: string[] },
  ): Promise<{ url: string; events: WebhookEvent[] }> {
    const events = [...new Set(input.events)] as WebhookEvent[];
    for (const event of events) requireScopeOf(viewer, actionOf(event));
    await this.parts.rateLimits.consume("useWebhook", { address: origin.address, account: viewer.id });
    const target = await this.targets.check(input.url).catch((error: unknown) => {
      throw error instanceof RefusedTarget ? fieldError("url", error.message) : error;
    });
    return { url: target.url.href, events };
  }
}

async function requireRoom(manager: EntityManager, profileId: string): Promise<void> {
  if ((await manager.countBy(WebhookEntity, { profileId })) >= limits.webhooksPerPerson)
    throw new AppError("TOO_MANY_WEBHOOKS");
}
