import { useParams } from "react-router";
import { ReportLink } from "~/features/reports/components/ReportLink";
import { TeamDetail } from "~/features/teams/components/TeamDetail";
import type { RouteHandle } from "~/graphql/session";

export const handle = { roles: ["CLUB_HEAD", "STUDENT"] } satisfies RouteHandle;

export const meta = () => [{ title: "Team | Quadwork" }];

export default function TeamDetailPage() {
  const { id = "" } = useParams();
  return (
    <>
      <TeamDetail key={id} id={id} />
      <ReportLink page={{ kind: "team", id }} />
    </>
  );
}
