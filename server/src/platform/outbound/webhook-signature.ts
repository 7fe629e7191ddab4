import { createHmac, randomBytes } from "node:crypto";

/** Bytes of a signing secret; the convention requires 24 to 64. */
const secretBytes = 32;

export const newWebhookSecret = (): Buffer => randomBytes(secretBytes);

/** A secret in the form partners store. */
export const showWebhookSecret = (secret: Buffer): string => `whsec_${secret.toString("base64")}`;

/**
 * The headers that prove to a receiver who sent a body and when, by the Standard Webhooks convention: HMAC-SHA256 over
 * id, time and body under each of the secrets.
 */
export function signedHeaders(
  secrets: readonly Buffer[],
  id: string,
  sentAt: Date,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = (secret: Buffer) =>
    `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": secrets.map(signature).join(" ") };
}
