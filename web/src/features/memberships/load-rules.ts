/** The contract's rules for registering through an invitation, too large to load with the page. */
export const loadRules = () => import("./invitation-rules");

/** Starts downloading them. */
export function prepareRules(): void {
  // If this fails, only the server validates.
  loadRules().catch(() => undefined);
}
