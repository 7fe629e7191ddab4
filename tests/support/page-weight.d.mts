import type { Page } from "@playwright/test";

/** Kilobytes (1000 bytes) after gzip. */
interface Weight {
  /** The page itself with its styles. */
  html: number;
  /** Every script that the page loads on its own. */
  script: number;
}

export declare const contentPages: readonly string[];
export declare const budgets: Readonly<Record<string, Weight>>;
/** The script budget of the dashboard screen at this path, in kilobytes. */
export declare function dashboardBudget(path: string): number;
export declare function collectScripts(page: Page): {
  /** Ends the collection. @returns what the scripts weigh, in kilobytes, and how many files they are. */
  stop(): Promise<{ script: number; files: number }>;
};
export declare function weigh(page: Page, path: string): Promise<Weight & { scripts: number }>;
