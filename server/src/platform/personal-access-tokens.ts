import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const prefix = "quadwork_";
const randomHex = 48;
const wellFormed = /^quadwork_[0-9a-f]{56}$/;

const checksum = (text: string) => crc32(text).toString(16).padStart(8, "0");

/**
 * A new personal access token: `quadwork_`, 192 random bits in hexadecimal, and the CRC-32 of all that. The prefix lets
 * secret scanners find leaked tokens; the checksum distinguishes them from look-alikes.
 */
export function newPersonalAccessToken(): string {
  const body = prefix + randomBytes(randomHex / 2).toString("hex");
  return body + checksum(body);
}

/** Whether a text claims to be a personal access token rather than a session's. */
export const claimsToBePersonal = (token: string) => token.startsWith(prefix);

/** Whether a text can be one of our tokens, so that others need no lookup. */
export const isPersonalAccessToken = (token: string) =>
  wellFormed.test(token) && checksum(token.slice(0, -8)) === token.slice(-8);
