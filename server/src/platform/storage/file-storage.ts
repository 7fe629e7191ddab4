import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** Seconds for which clients may cache a file without revalidation. */
export const cacheSeconds = 3600;

/** A file in a listing. */
export interface ListedFile {
  name: string;
  /** In bytes. */
  size: number;
  storedAt: Date;
}

/** A page of a listing. */
export interface ListOptions {
  /** Maximum number of files. Default: 100. */
  limit?: number;
  /** Number of files to skip. Default: 0. */
  offset?: number;
  /** Only files whose name sorts after this one: such pages do not shift when files are removed. */
  after?: string;
}

/** A stored file's content. */
export interface StoredContent {
  /** The caller must read it to its end or destroy it. */
  stream: Readable;
  /** In bytes. */
  size: number;
}

/** Stores files by name. Names come from {@link newFileName}; other files in the same place are left alone. */
export interface FileStorage {
  /** @throws FileExistsError when the name is taken: files are never overwritten. StorageError. */
  put(name: string, content: Buffer, contentType: string): Promise<void>;
  /** Null if there is no such file. @throws StorageError. */
  get(name: string): Promise<StoredContent | null>;
  /** Sorted by name, ascending. @throws StorageError. */
  list(options?: ListOptions): Promise<ListedFile[]>;
  /** Does nothing if there is no such file. @throws StorageError. */
  remove(name: string): Promise<void>;
}

/** The file storage could not be used; its cause is logged. */
export class StorageError extends Error {}

/** A file of that name already exists. */
export class FileExistsError extends Error {}

const namePattern = /^[0-9a-f]{32}\.[a-z0-9]{1,10}$/;

/** Whether a text is a valid file name. No valid name leads outside the storage. */
export const isFileName = (name: string): boolean => namePattern.test(name);

/** An unguessable, meaningless name: 128 random bits, distinct on case-insensitive systems too. */
export const newFileName = (extension: string): string => `${randomBytes(16).toString("hex")}.${extension}`;

/** @throws StorageError for an invalid file name. */
export function requireFileName(name: string): void {
  if (!isFileName(name)) throw new StorageError("This is no name of a file");
}

/** The options of a listing with their defaults. */
export const listDefaults = ({ limit = 100, offset = 0, after = "" }: ListOptions = {}) => ({ limit, offset, after });
