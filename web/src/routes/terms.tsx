import { LegalPage } from "~/features/site/components/LegalPage";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { terms } from "~/texts/legal";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => pageMeta({ title: terms.title, description: terms.lead, path: "/terms" });

export default function TermsPage() {
  return <LegalPage {...terms} />;
}
