/** Chromium's command-line arguments for tests and benchmarks, in addition to Playwright's own. */
export const browserArguments: string[];
