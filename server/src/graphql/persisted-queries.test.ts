import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Log } from "../platform/log.js";
import { persistedDocumentsFile, persistedQueries, readOwnDocuments } from "./persisted-queries.js";

test("a list of documents that cannot be read is reported and does not keep the server from starting", async () => {
  const webRoot = mkdtempSync(join(tmpdir(), "quadwork-test-web-"));
  const error = jest.fn();
  const read = () => readOwnDocuments({ webRoot }, { error } as unknown as Log);
  expect((await read()).size).toBe(0);
  expect(error).not.toHaveBeenCalled();
  writeFileSync(join(webRoot, persistedDocumentsFile), "[");
  expect((await read()).size).toBe(0);
  expect(error).toHaveBeenCalledWith(expect.stringContaining("cannot be read"));
  rmSync(webRoot, { recursive: true });
});

test("the web app's own documents stay, however many others are sent; of these the last ones stay", async () => {
  const store = persistedQueries(new Map([["own", "{ __typename }"]]));
  const long = "#".repeat(60_000);
  for (let index = 0; index < 1000; index += 1) await store.set(`other ${index}`, `${long}${index}`);
  expect(await store.get("own")).toBe("{ __typename }");
  expect(await store.get("other 0")).toBeUndefined();
  expect(await store.get("other 999")).toBe(`${long}999`);
  await store.set("own", "{ id }");
  expect(await store.get("own")).toBe("{ __typename }");
});
