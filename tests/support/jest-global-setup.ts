import { startTestDatabase } from "./test-database.ts";

declare global {
  var stopTestDatabase: (() => Promise<void>) | undefined;
}

/** Once before all test files of a jest run. */
export default async function setUp(): Promise<void> {
  globalThis.stopTestDatabase = await startTestDatabase();
}
