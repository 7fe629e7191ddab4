import { LegalPage } from "~/features/site/components/LegalPage";
import type { RouteHandle } from "~/graphql/session";
import { privacy } from "~/texts/legal";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => [{ title: `${privacy.title} | Quadwork` }, { name: "description", content: privacy.lead }];

export default function PrivacyPage() {
  return <LegalPage {...privacy} />;
}
