/** The browser tests' own tools on a server with the demo world instead of an empty one. */
import { testWith } from "../support/e2e.ts";

/** Every account's password in the demo world. */
export const DEMO_PASSWORD = "quadwork-demo";

export const test = testWith({ environment: { QUADWORK_DEMO: "true" } });
