import type { RouteHandle } from "~/graphql/session";

export const handle = { roles: ["STARTUP"] } satisfies RouteHandle;

export const meta = () => [{ title: "Create a New Project | Quadwork" }];

export default function Page() {
  return <h1>Create a New Project</h1>;
}
