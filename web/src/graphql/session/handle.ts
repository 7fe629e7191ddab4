import type { UserType } from "../types.generated";

/** What a route tells its layouts: `export const handle = { roles: ["STARTUP"] } satisfies RouteHandle`. */
export interface RouteHandle {
  /** The page is prerendered and sent without scripts. */
  static?: boolean;
  /** Who may open the page. Without a list: any signed-in user. */
  roles?: readonly UserType[];
}
