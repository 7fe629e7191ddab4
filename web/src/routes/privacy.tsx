import { GrievanceContact } from "~/features/site/components/GrievanceContact";
import { LegalPage } from "~/features/site/components/LegalPage";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { privacy } from "~/texts/legal";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => pageMeta({ title: privacy.title, description: privacy.lead, path: "/privacy" });

export default function PrivacyPage() {
  return (
    <LegalPage {...privacy}>
      <GrievanceContact />
    </LegalPage>
  );
}
