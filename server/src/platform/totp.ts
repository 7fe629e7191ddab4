import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** The settings every authenticator app supports; several ignore anything else in a QR code. */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;
/** A clock may be one step, 30 seconds, ahead or behind. */
const stepsOff = 1;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** A new secret for an authenticator app. */
export const newTotpSecret = (): Buffer => randomBytes(secretBytes);

/** What an authenticator app needs for a secret. */
export interface TotpEnrollment {
  /** The secret in base 32, to type in. */
  secret: string;
  /** The otpauth:// address that apps open. */
  uri: string;
  /** The address as a QR code: an SVG document. */
  qrCode: string;
}

/** @param label the account's name in the app. */
export function totpEnrollment(bytes: Uint8Array, label: string): TotpEnrollment {
  const totp = new TOTP({ ...settings, issuer: "Quadwork", label, secret: secretOf(bytes) });
  const uri = totp.toString();
  // Scanners expect a margin of four modules; always dark on light, whatever the page's colours.
  return { secret: totp.secret.base32, uri, qrCode: renderSVG(uri, { border: 4, pixelSize: 1, ecc: "M" }) };
}

/**
 * The time step of a code, counted from 1970; null if the code matches no step around now. Single use is up to the
 * caller, which stores the step and refuses it and earlier ones from then on.
 * @param now milliseconds since 1970.
 */
export function totpStep(bytes: Uint8Array, code: string, now = Date.now()): number | null {
  // The library counts characters but compares bytes, so it fails on digits of other scripts.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const off = TOTP.validate({ ...settings, secret: secretOf(bytes), token: code, timestamp: now, window: stepsOff });
  return off === null ? null : Math.floor(now / (settings.period * 1000)) + off;
}
