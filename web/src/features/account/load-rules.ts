/** The contract's rules for the forms on pages of their own, which would be a large part of those pages. */
export const loadRules = () => import("./account-rules");

/** Begins to download them. */
export function prepareRules(): void {
  // Should it fail, then the server judges alone.
  loadRules().catch(() => undefined);
}
