import type { Pool } from "pg";
import { StorageError, type FileStorage } from "./file-storage.js";

/** Name of the job that removes a file no longer referenced by its row; its payload is `{ url }`. Triggers add it. */
export const removeFileJob = "remove_file";

/** Name of the job that looks for unreferenced files, such as those of an upload interrupted by a crash. */
export const sweepFilesJob = "sweep_files";

/** Every night at an hour (UTC) of low traffic. */
export const sweepFilesAt = `40 21 * * * ${sweepFilesJob}`;

/** Path under which stored files are served. Columns hold such addresses, relative to the product's own. */
export const filesPath = "/files/";

const filesPerPage = 100;

/** A file younger than this may belong to a write that has not been committed yet. */
const spareHours = 24;

/** Removes unreferenced files. */
export class FileCleaning {
  constructor(
    private readonly storage: Pick<FileStorage, "list" | "remove">,
    private readonly pool: Pick<Pool, "query">,
  ) {}

  /** Removes the file at an address, unless a row refers to it. */
  async remove(url: string): Promise<void> {
    if (!url.startsWith(filesPath)) throw new StorageError("This is no address of a file");
    const [unused] = await this.unused([url.slice(filesPath.length)]);
    if (unused !== undefined) await this.storage.remove(unused);
  }

  /** Removes all unreferenced files older than a day. @returns how many. */
  async sweep(): Promise<number> {
    const before = Date.now() - spareHours * 3_600_000;
    let removed = 0;
    let after = "";
    for (;;) {
      const page = await this.storage.list({ limit: filesPerPage, after });
      if (page.length === 0) return removed;
      const unused = await this.unused(
        page.filter(({ storedAt }) => storedAt.getTime() < before).map(({ name }) => name),
      );
      for (const name of unused) await this.storage.remove(name);
      removed += unused.length;
      after = page.at(-1)!.name;
    }
  }

  private async unused(names: string[]): Promise<string[]> {
    const urls = names.map((name) => filesPath + name);
    const { rows } = await this.pool.query<{ url: string }>("select url from files_in_use where url = any($1)", [urls]);
    const used = new Set(rows.map(({ url }) => url));
    return names.filter((_name, index) => !used.has(urls[index]!));
  }
}
