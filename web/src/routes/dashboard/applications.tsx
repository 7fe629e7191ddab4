import { PageHeader } from "~/components/PageHeader";
import { ReceivedApplications } from "~/features/applications/components/ReceivedApplications";
import { ReportLink } from "~/features/reports/components/ReportLink";
import type { RouteHandle } from "~/graphql/session";

export const handle = { roles: ["STARTUP"] } satisfies RouteHandle;

export const meta = () => [{ title: "Applications | Quadwork" }];

export default function ApplicationsPage() {
  return (
    <>
      <PageHeader title="Applications" subtitle="Review the clubs that want to work on your projects." />
      <ReceivedApplications foot={(id) => <ReportLink page={{ kind: "application", id }} />} />
    </>
  );
}
