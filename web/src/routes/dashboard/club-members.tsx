import type { RouteHandle } from "~/graphql/session";

export const handle = { roles: ["CLUB_HEAD"] } satisfies RouteHandle;

export const meta = () => [{ title: "Club & Members | Quadwork" }];

export default function Page() {
  return <h1>Club & Members</h1>;
}
