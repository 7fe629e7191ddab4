import { startTestDatabase } from "./test-database.ts";

/** Once before all browser tests; what it returns runs once after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  return startTestDatabase();
}
