/** The contract's rules for the registration form, which would be a large part of its page. */
export const loadRules = () => import("./registration-rules");

/** Begins to download them. */
export function prepareRules(): void {
  // Should it fail, then the server judges alone.
  loadRules().catch(() => undefined);
}
