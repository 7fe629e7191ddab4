import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";

const algorithm = "aes-256-gcm";
/** Sizes in bytes of the parts of a sealed value: key id, then nonce, then tag, then the encrypted text. */
const idBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;

interface BoxKey {
  /** Identifies the key that encrypted a value, without revealing it. */
  id: Buffer;
  sealing: KeyObject;
  digesting: KeyObject;
}

/** Derives a separate key for each use from one secret, so that none reveals another. */
function keyFrom(secret: string): BoxKey {
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, "quadwork secret box", use, bytes));
  return {
    id: derive("key id", idBytes),
    sealing: createSecretKey(derive("sealing", 32)),
    digesting: createSecretKey(derive("digesting", 32)),
  };
}

/** A decrypted value. */
export interface Opened {
  plain: Buffer;
  /** Whether an older key encrypted it, so that it should be re-encrypted. */
  stale: boolean;
}

/**
 * Encrypts secrets that the server must read again, so that the database alone does not reveal them: AES-256-GCM under
 * keys derived by HKDF. The first key encrypts; all of them decrypt, so that keys can be replaced without losing data.
 */
export class SecretBox {
  private readonly keys: readonly [BoxKey, ...BoxKey[]];

  /** @param secrets the first encrypts; at least 32 characters each. */
  constructor([first, ...older]: readonly [string, ...string[]]) {
    this.keys = [keyFrom(first), ...older.map(keyFrom)];
  }

  /** @param place where the value is stored; it can only be decrypted for the same place. */
  seal(plain: Uint8Array, place: string): Buffer {
    const [{ id, sealing }] = this.keys;
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, sealing, nonce, { authTagLength: tagBytes }).setAAD(
      Buffer.from(place, "utf8"),
    );
    const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([id, nonce, cipher.getAuthTag(), encrypted]);
  }

  /** Decrypts a value for `place`. Throws when no key fits, or when the value was changed or moved. */
  open(sealed: Buffer, place: string): Opened {
    const id = sealed.subarray(0, idBytes);
    const index = this.keys.findIndex((key) => key.id.equals(id));
    const key = this.keys[index];
    if (!key) throw new Error("No key of ENCRYPTION_KEYS opens this value");
    const nonce = sealed.subarray(idBytes, idBytes + nonceBytes);
    const tag = sealed.subarray(idBytes + nonceBytes, idBytes + nonceBytes + tagBytes);
    const decipher = createDecipheriv(algorithm, key.sealing, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(place, "utf8"))
      .setAuthTag(tag);
    const plain = Buffer.concat([decipher.update(sealed.subarray(idBytes + nonceBytes + tagBytes)), decipher.final()]);
    return { plain, stale: index > 0 };
  }

  /**
   * HMAC-SHA256 digests of a secret that is only compared and too short for a plain hash to protect, one per key. The
   * first is the one to store; a stored one may be any of them.
   */
  digests(text: string): [Buffer, ...Buffer[]] {
    const digest = ({ digesting }: BoxKey) => createHmac("sha256", digesting).update(text, "utf8").digest();
    const [first, ...older] = this.keys;
    return [digest(first), ...older.map(digest)];
  }
}
