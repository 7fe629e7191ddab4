/**
 * An authenticator app: RFC 6238 with SHA-1, six digits and 30 seconds. Implemented here so that the server is not
 * checked against itself.
 */
import { createHmac } from "node:crypto";

const stepMilliseconds = 30_000;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The current time step. */
export const currentStep = () => Math.floor(Date.now() / stepMilliseconds);

/** The code for a base 32 secret, `steps` time steps from now. */
export function totpCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(currentStep() + steps));
  const digest = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = digest.at(-1)! & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** A code that matches no time step near now. */
export function wrongTotpCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => totpCode(secret, steps)));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.has(code))!;
}
