import type { RouteHandle } from "~/graphql/session";

export const handle = { roles: ["CLUB_HEAD", "STUDENT"] } satisfies RouteHandle;

export const meta = () => [{ title: "Team | Quadwork" }];

export default function Page() {
  return <h1>Team</h1>;
}
