import { ConfigurationError, type Config } from "../../config.js";
import type { FileStorage } from "./file-storage.js";
import { LocalStorage } from "./local-storage.js";
import { S3Storage } from "./s3-storage.js";

/**
 * Where the configuration says that files are kept. An S3 store that is out of reach stops nothing here: pictures
 * wait for it, the product does not.
 * @throws ConfigurationError when the folder cannot be written to.
 */
export async function openStorage(config: Pick<Config, "s3" | "filesDirectory">): Promise<FileStorage> {
  if (config.s3) return new S3Storage(config.s3);
  const storage = new LocalStorage(config.filesDirectory);
  await storage.prepare().catch((error: Error) => {
    throw new ConfigurationError(`FILES_DIR: cannot be written to (${error.message})`);
  });
  return storage;
}
