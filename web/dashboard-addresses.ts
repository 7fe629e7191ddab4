import { writeFile } from "node:fs/promises";
import path from "node:path";

interface Route {
  path?: string;
  index?: boolean;
  parentId?: string;
}

type Routes = Readonly<Record<string, Route | undefined>>;

/** The address of a route below its parents, such as `/dashboard/teams/:id`. */
function addressOf(route: Route, routes: Routes): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent ? addressOf(parent, routes) : "";
  return route.path ? `${above}/${route.path}` : above;
}

/**
 * Writes all valid addresses below /dashboard to `dashboard-addresses.json` in `folder`. The server sends the same page
 * for all of them and answers every other address with 404.
 */
export async function writeDashboardAddresses(folder: string, routes: Routes): Promise<void> {
  const leaves = Object.values(routes).filter((route) => route?.index || route?.path !== undefined);
  const addresses = leaves
    .map((route) => addressOf(route!, routes))
    .filter((address) => /^\/dashboard(\/|$)/.test(address) && !address.endsWith("*"));
  await writeFile(path.join(folder, "dashboard-addresses.json"), `${JSON.stringify([...new Set(addresses)].sort())}\n`);
}
