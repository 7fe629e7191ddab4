import { persistedQueries } from "./persisted-queries.js";

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
