import { ConfigurationError, type Config } from "../../config.js";
import type { FileStorage } from "./file-storage.js";
import { LocalStorage } from "./local-storage.js";
import { S3Storage } from "./s3-storage.js";

/**
 * The file storage of the configuration. An unreachable S3 store does not stop the server: only pictures wait for it.
 * @throws ConfigurationError if the folder cannot be written to.
 */
export async function openStorage(config: Pick<Config, "s3" | "filesDirectory">): Promise<FileStorage> {
  if (config.s3) return new S3Storage(config.s3);
  const storage = new LocalStorage(config.filesDirectory);
  await storage.prepare().catch((error: Error) => {
    throw new ConfigurationError(`FILES_DIR: cannot be written to (${error.message})`);
  });
  return storage;
}
