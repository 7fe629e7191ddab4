/** How Chromium is started for tests and measures, besides what Playwright says to it. */
export const browserArguments: string[];
