import { access, constants, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import {
  FileExistsError,
  isFileName,
  listDefaults,
  requireFileName,
  StorageError,
  type FileStorage,
  type ListedFile,
  type ListOptions,
  type StoredContent,
} from "./file-storage.js";

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException | null)?.code === code;

const failed = (doing: string, cause: unknown) =>
  new StorageError(`${doing} failed: ${(cause as Error).message}`, { cause });

/** Makes a new name in a folder survive a power loss, if the system supports it. */
async function keepNames(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(directory, "r");
  await folder.sync().finally(() => folder.close());
}

/** Stores files in a folder of this machine, or one that several machines mount. */
export class LocalStorage implements FileStorage {
  constructor(private readonly directory: string) {}

  /** Creates the folder. @throws if it cannot be created or written to. */
  async prepare(): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    await access(this.directory, constants.R_OK | constants.W_OK);
  }

  async put(name: string, content: Buffer): Promise<void> {
    requireFileName(name);
    const file = await open(this.pathOf(name), "wx", 0o640).catch((error: unknown) => {
      throw isCode(error, "EEXIST") ? new FileExistsError(name) : failed("Storing a file", error);
    });
    try {
      await file.writeFile(content);
      await file.sync();
      await file.close();
      await keepNames(this.directory);
    } catch (error) {
      await file.close().catch(() => undefined);
      // A partial file would block the name, and no row refers to it.
      await rm(this.pathOf(name), { force: true }).catch(() => undefined);
      throw failed("Storing a file", error);
    }
  }

  async get(name: string): Promise<StoredContent | null> {
    requireFileName(name);
    try {
      const file = await open(this.pathOf(name), "r");
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    } catch (error) {
      if (isCode(error, "ENOENT")) return null;
      throw failed("Reading a file", error);
    }
  }

  async list(options?: ListOptions): Promise<ListedFile[]> {
    const { limit, offset, after } = listDefaults(options);
    try {
      const names = (await readdir(this.directory)).filter((name) => isFileName(name) && name > after).sort();
      const listed = await Promise.all(names.slice(offset, offset + limit).map((name) => this.look(name)));
      return listed.filter((file) => file !== null);
    } catch (error) {
      throw failed("Listing files", error);
    }
  }

  async remove(name: string): Promise<void> {
    requireFileName(name);
    await rm(this.pathOf(name), { force: true }).catch((error: unknown) => {
      throw failed("Removing a file", error);
    });
  }

  private pathOf(name: string): string {
    return path.join(this.directory, name);
  }

  /** Null if it was removed in the meantime. */
  private async look(name: string): Promise<ListedFile | null> {
    try {
      const { size, mtime } = await stat(this.pathOf(name));
      return { name, size, storedAt: mtime };
    } catch (error) {
      if (isCode(error, "ENOENT")) return null;
      throw error;
    }
  }
}
