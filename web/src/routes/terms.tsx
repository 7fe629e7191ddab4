import { LegalPage } from "~/features/site/components/LegalPage";
import type { RouteHandle } from "~/graphql/session";
import { terms } from "~/texts/legal";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => [{ title: `${terms.title} | Quadwork` }, { name: "description", content: terms.lead }];

export default function TermsPage() {
  return <LegalPage {...terms} />;
}
