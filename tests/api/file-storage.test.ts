import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import {
  FileExistsError,
  newFileName,
  StorageError,
  type FileStorage,
  type ListedFile,
  type ListOptions,
} from "../../server/src/platform/storage/file-storage.ts";
import { FileCleaning } from "../../server/src/platform/storage/file-cleaning.ts";
import { LocalStorage } from "../../server/src/platform/storage/local-storage.ts";
import { S3Storage } from "../../server/src/platform/storage/s3-storage.ts";
import { startS3, type S3TestStore } from "../support/s3.ts";

const folder = mkdtempSync(path.join(tmpdir(), "quadwork-files-"));
let s3: S3TestStore;
beforeAll(async () => {
  s3 = await startS3(path.join(folder, "s3"));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (storage: FileStorage, name: string) => {
  const file = await storage.get(name);
  return file && { size: file.size, content: (await buffer(file.stream)).toString() };
};

describe.each<[string, () => Promise<FileStorage>]>([
  [
    "a local folder",
    async () => {
      const storage = new LocalStorage(path.join(folder, "local", "files"));
      await storage.prepare();
      return storage;
    },
  ],
  ["an S3-compatible store", async () => new S3Storage(s3.options)],
])("files in %s", (_name, open) => {
  let storage: FileStorage;
  beforeAll(async () => {
    storage = await open();
  });
  afterEach(async () => {
    for (const { name } of await storage.list({ limit: 1000 })) await storage.remove(name);
  });

  const put = async (name: string, content = "content") => storage.put(name, Buffer.from(content), "image/webp");
  const putAll = async (names: string[]) => {
    for (let from = 0; from < names.length; from += 8)
      await Promise.all(names.slice(from, from + 8).map((name) => put(name)));
  };
  const many = Array.from({ length: 103 }, () => newFileName("webp"));

  test("come back as they were put", async () => {
    const name = newFileName("webp");
    await put(name, "a\u0000 picture");
    expect(await read(storage, name)).toEqual({ size: 10, content: "a\u0000 picture" });
    expect(await storage.get(newFileName("webp"))).toBeNull();
  });

  test("are never overwritten", async () => {
    const name = newFileName("webp");
    await put(name, "first");
    await expect(put(name, "second")).rejects.toThrow(FileExistsError);
    expect((await read(storage, name))?.content).toBe("first");
  });

  test("are listed by name ascending: 100 from the first on, unless told otherwise", async () => {
    await putAll(many);
    const sorted = [...many].sort();
    const namesOf = async (...options: Parameters<FileStorage["list"]>) =>
      (await storage.list(...options)).map(({ name }) => name);
    expect(await namesOf()).toEqual(sorted.slice(0, 100));
    expect(await namesOf({ offset: 100 })).toEqual(sorted.slice(100));
    expect(await namesOf({ limit: 2, offset: 1 })).toEqual(sorted.slice(1, 3));
    expect(await namesOf({ limit: 2, after: sorted[4]! })).toEqual(sorted.slice(5, 7));
    expect(await namesOf({ offset: 500 })).toEqual([]);
    const [first] = await storage.list({ limit: 1 });
    expect(first).toEqual({ name: sorted[0], size: 7, storedAt: first!.storedAt });
    expect(Math.abs(first!.storedAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  test("are gone once removed; removing again does no harm", async () => {
    const name = newFileName("webp");
    await put(name);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.get(name)).toBeNull();
    await put(name, "again");
    expect((await read(storage, name))?.content).toBe("again");
  });

  test.each(["../secret", "..", "a/b.webp", "", "C:\\x.webp", `${"a".repeat(32)}.webp/../x`, `${"A".repeat(32)}.webp`])(
    "are never looked for under the name %j",
    async (name) => {
      await expect(storage.get(name)).rejects.toThrow(StorageError);
      await expect(storage.remove(name)).rejects.toThrow(StorageError);
      await expect(put(name)).rejects.toThrow(StorageError);
    },
  );

  test("that nobody refers to are swept a day later, page by page, and no others", async () => {
    await putAll(many);
    const used = new Set([many[3]!, many[50]!, many[102]!].map((name) => `/files/${name}`));
    const pool = {
      query: async (_statement: string, [urls]: [string[]]) => ({
        rows: urls.filter((url) => used.has(url)).map((url) => ({ url })),
      }),
    };
    expect(await new FileCleaning(storage, pool as never).sweep()).toBe(0);
    const dayAgo = (file: ListedFile) => ({ ...file, storedAt: new Date(file.storedAt.getTime() - 25 * 3_600_000) });
    const aged = {
      remove: storage.remove.bind(storage),
      list: async (options?: ListOptions) => (await storage.list(options)).map(dayAgo),
    };
    expect(await new FileCleaning(aged, pool as never).sweep()).toBe(100);
    expect((await storage.list()).map(({ name }) => `/files/${name}`).sort()).toEqual([...used].sort());
  });
});

test("what else lies in the folder is neither listed nor swept", async () => {
  const directory = path.join(folder, "shared");
  const storage = new LocalStorage(directory);
  await storage.prepare();
  writeFileSync(path.join(directory, "notes.txt"), "not ours");
  await storage.put(newFileName("webp"), Buffer.from("ours"));
  expect(await storage.list()).toHaveLength(1);
  expect(readdirSync(directory)).toHaveLength(2);
});

describe("an S3-compatible store", () => {
  const store = () => new S3Storage(s3.options);
  const put = (name: string) => store().put(name, Buffer.from("content"), "image/webp");
  beforeEach(() => {
    s3.conditions.length = 0;
    s3.answerConditions(null);
  });

  test("is asked to write only what is not there, which decides between two at the same moment", async () => {
    s3.answerConditions(412);
    await expect(put(newFileName("webp"))).rejects.toThrow(FileExistsError);
    expect(s3.conditions).toEqual(["*"]);
  });

  test("that does not know the condition is written to without it", async () => {
    s3.answerConditions(501);
    const name = newFileName("webp");
    await expect(put(name)).resolves.toBeUndefined();
  });

  test("refuses a wrong signature, which is an error and not a missing file", async () => {
    const stranger = new S3Storage({ ...s3.options, secretAccessKey: "wrong" });
    await expect(stranger.get(newFileName("webp"))).rejects.toThrow("The S3 store answered GET with 403");
  });

  test("that is out of reach is an error of the storage", async () => {
    const away = new S3Storage({ ...s3.options, endpoint: "http://127.0.0.1:9" });
    await expect(away.list()).rejects.toThrow(StorageError);
  });

  test("can have its bucket in the name of the host", async () => {
    const seen: string[] = [];
    const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      seen.push((input as Request).url);
      return new Response(null, { status: 204 });
    });
    await new S3Storage({ ...s3.options, endpoint: "https://s3.example", pathStyle: false }).remove(
      `${"0".repeat(32)}.webp`,
    );
    fetched.mockRestore();
    expect(seen).toEqual([`https://files.s3.example/${"0".repeat(32)}.webp`]);
  });
});
