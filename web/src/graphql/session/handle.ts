import type { UserType } from "../types.generated";

/** A route's settings for its layouts: `export const handle = { roles: ["STARTUP"] } satisfies RouteHandle`. */
export interface RouteHandle {
  /** The page is prerendered and sent without scripts. */
  static?: boolean;
  /** The roles that may open the page; omitted for any signed-in user. */
  roles?: readonly UserType[];
}
