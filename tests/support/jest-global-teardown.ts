import "./jest-global-setup.ts";

/** Once after all test files of a jest run. */
export default async function tearDown(): Promise<void> {
  await globalThis.stopTestDatabase?.();
}
