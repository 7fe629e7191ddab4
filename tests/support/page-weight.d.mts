import type { Page } from "@playwright/test";

/** Kilobytes (1000 bytes) after gzip. */
interface Weight {
  /** The page itself with its styles. */
  html: number;
  /** Every script that the page loads by itself. */
  script: number;
}

export declare const contentPages: readonly string[];
export declare const budgets: Readonly<Record<string, Weight>>;
/** Kilobytes of script of the dashboard's screen at this path. */
export declare function dashboardBudget(path: string): number;
export declare function weigh(
  page: Page,
  path: string,
  settle?: (page: Page) => Promise<unknown>,
): Promise<Weight & { scripts: number }>;
