import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** What every authenticator app understands; several ignore anything else that a QR code asks for. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;
/** A clock may be one step, 30 seconds, off to either side. */
const stepsOff = 1;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** A fresh secret for an authenticator app. */
export const newTotpSecret = (): Buffer => randomBytes(secretBytes);

/** What an authenticator app needs to know of a secret. */
export interface TotpEnrollment {
  /** The secret in base 32, to be typed. */
  secret: string;
  /** The otpauth:// address that apps open. */
  uri: string;
  /** The address as a QR code: an SVG document. */
  qrCode: string;
}

/** @param label names the account in the app. */
export function totpEnrollment(bytes: Uint8Array, label: string): TotpEnrollment {
  const totp = new TOTP({ ...settings, issuer: "Quadwork", label, secret: secretOf(bytes) });
  const uri = totp.toString();
  // Four modules of margin are what scanners are promised; always dark on light, whatever the page's colours.
  return { secret: totp.secret.base32, uri, qrCode: renderSVG(uri, { border: 4, pixelSize: 1, ecc: "M" }) };
}

/**
 * The time step a code belongs to, counted from 1970; null when it belongs to none about now. A code is good for one
 * use: whoever stores the step refuses it, and all before it, from then on.
 * @param now milliseconds since 1970.
 */
export function totpStep(bytes: Uint8Array, code: string, now = Date.now()): number | null {
  // The library counts characters and compares bytes, so it stumbles over digits of other scripts.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const off = TOTP.validate({ ...settings, secret: secretOf(bytes), token: code, timestamp: now, window: stepsOff });
  return off === null ? null : Math.floor(now / (settings.period * 1000)) + off;
}
