/** The contract's rules for the forms on the pages of their own, too large to load with those pages. */
export const loadRules = () => import("./account-rules");

/** Starts downloading them. */
export function prepareRules(): void {
  // If this fails, only the server validates.
  loadRules().catch(() => undefined);
}
