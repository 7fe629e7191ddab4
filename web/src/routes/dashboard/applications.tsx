import type { RouteHandle } from "~/graphql/session";

export const handle = { roles: ["STARTUP"] } satisfies RouteHandle;

export const meta = () => [{ title: "Applications | Quadwork" }];

export default function Page() {
  return <h1>Applications</h1>;
}
