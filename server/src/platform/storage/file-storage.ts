import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** Seconds for which whoever fetched a file may keep it without asking again. */
export const cacheSeconds = 3600;

/** A file in a listing. */
export interface ListedFile {
  name: string;
  /** In bytes. */
  size: number;
  storedAt: Date;
}

/** Which part of a listing is wanted. */
export interface ListOptions {
  /** At most so many files. Default: 100. */
  limit?: number;
  /** How many files are passed over first. Default: 0. */
  offset?: number;
  /** Only files whose name comes after this one: pages that removals do not shift. */
  after?: string;
}

/** A stored file's content. */
export interface StoredContent {
  /** Must be read to its end or destroyed. */
  stream: Readable;
  /** In bytes. */
  size: number;
}

/**
 * Keeps files by name. Names are those that {@link newFileName} makes; whatever else lies in the same place is left
 * alone.
 */
export interface FileStorage {
  /** @throws FileExistsError when the name is taken: nothing is ever overwritten. StorageError. */
  put(name: string, content: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. @throws StorageError. */
  get(name: string): Promise<StoredContent | null>;
  /** Sorted by name, ascending. @throws StorageError. */
  list(options?: ListOptions): Promise<ListedFile[]>;
  /** Does nothing when there is no such file. @throws StorageError. */
  remove(name: string): Promise<void>;
}

/** The place where files are kept could not be used; its cause says why, for the log. */
export class StorageError extends Error {}

/** There is a file of that name already. */
export class FileExistsError extends Error {}

const namePattern = /^[0-9a-f]{32}\.[a-z0-9]{1,10}$/;

/** Whether files can have that name. Nothing in one leads out of the place where files are kept. */
export const isFileName = (name: string): boolean => namePattern.test(name);

/** A name that nobody guesses and that tells nothing: 128 random bits, the same on systems that ignore case. */
export const newFileName = (extension: string): string => `${randomBytes(16).toString("hex")}.${extension}`;

/** @throws StorageError for a name that no file can have. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new StorageError("This is no name of a file");
}

/** The options of a listing with what they are when not given. */
export const listDefaults = ({ limit = 100, offset = 0, after = "" }: ListOptions = {}) => ({ limit, offset, after });
