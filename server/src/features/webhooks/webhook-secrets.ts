import type { Opened, SecretBox } from "../../platform/secret-box.js";

/** Binds encrypted secrets to their webhook, so that they cannot be decrypted from any other row. */
const place = (webhookId: string) => `webhooks.secret ${webhookId}`;

/** Encrypts the secrets of webhooks in the database. */
export class WebhookSecrets {
  constructor(private readonly secretBox: SecretBox) {}

  sealed(secret: Buffer, webhookId: string): Buffer {
    return this.secretBox.seal(secret, place(webhookId));
  }

  /** Throws when no key can decrypt it. */
  open(sealed: Buffer, webhookId: string): Opened {
    return this.secretBox.open(sealed, place(webhookId));
  }
}
