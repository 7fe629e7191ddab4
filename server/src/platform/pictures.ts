import sharp from "sharp";
import { errorMessages, limits, type ErrorCode, type PictureType } from "../contract/index.js";
import { AppError } from "./app-error.js";
import { queueOf } from "./queue.js";

/**
 * How a picture is made square: people's are cropped around the centre, logos are shown whole on a transparent
 * background.
 */
export type PictureFit = "cover" | "contain";

/** The only type in which pictures are stored and served. */
export const pictureType = { contentType: "image/webp", extension: "webp" } as const;

const quality = 82;

// Only these three of libvips' many decoders are enabled, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"] });
// Each picture is decoded once, so a cache would not help.
sharp.cache(false);
sharp.concurrency(1);

/** A decoded picture takes up to 100 MB, and a thread of the pool that logins need too. */
const queued = queueOf(1);

const refuse = (code: ErrorCode) => new AppError(code, { fields: { file: errorMessages[code] } });

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Whether a PNG announces an animation, which precedes its image data. Decoders silently show only the first image. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = pngSignature.length; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString("latin1", at + 4, at + 8);
    if (chunk === "acTL") return true;
    if (chunk === "IDAT") return false;
  }
  return false;
}

/** Whether the first bytes are those of a picture of the type. */
const looksLike: Record<PictureType, (bytes: Buffer) => boolean> = {
  "image/png": (bytes) => bytes.subarray(0, 8).equals(pngSignature) && !isAnimatedPng(bytes),
  "image/jpeg": (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  "image/webp": (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
};

const isTaken = (bytes: Buffer) => Object.values(looksLike).some((looks) => looks(bytes));

/** The side of the square in pixels, for a picture of this displayed size: never larger than the picture itself. */
const sideOf = (fit: PictureFit, width: number, height: number) =>
  Math.min(limits.pictureSide, fit === "cover" ? Math.min(width, height) : Math.max(width, height));

async function squared(bytes: Buffer, fit: PictureFit): Promise<Buffer> {
  // Reads the header only.
  const { pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (pages > 1) throw refuse("FILE_TYPE_NOT_ALLOWED");
  if (autoOrient.width * autoOrient.height > limits.picturePixels) throw refuse("FILE_TOO_LARGE");
  const side = sideOf(fit, autoOrient.width, autoOrient.height);
  return sharp(bytes, { limitInputPixels: limits.picturePixels, failOn: "error" })
    .autoOrient()
    .resize(side, side, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality })
    .toBuffer();
}

/**
 * Decodes an uploaded picture and re-encodes it as a square WebP, which keeps nothing of the file but its pixels: no
 * location data, no script behind the picture.
 * @throws AppError FILE_TOO_LARGE, FILE_TYPE_NOT_ALLOWED, FILE_NOT_READABLE, each naming the field `file`.
 */
export async function squarePicture(bytes: Buffer, fit: PictureFit): Promise<Buffer> {
  if (bytes.length === 0) throw refuse("FILE_NOT_READABLE");
  if (bytes.length > limits.pictureBytes) throw refuse("FILE_TOO_LARGE");
  if (!isTaken(bytes)) throw refuse("FILE_TYPE_NOT_ALLOWED");
  try {
    return await queued(() => squared(bytes, fit));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse("FILE_NOT_READABLE");
  }
}
