import type { Opened, SecretBox } from "../../platform/secret-box.js";

/** Where the secrets of a webhook stand, so that they can be read from no other row. */
const place = (webhookId: string) => `webhooks.secret ${webhookId}`;

/** Keeps the secrets of webhooks unreadable in the database. */
export class WebhookSecrets {
  constructor(private readonly secretBox: SecretBox) {}

  sealed(secret: Buffer, webhookId: string): Buffer {
    return this.secretBox.seal(secret, place(webhookId));
  }

  /** Throws when no key fits. */
  open(sealed: Buffer, webhookId: string): Opened {
    return this.secretBox.open(sealed, place(webhookId));
  }
}
