import { LegalPage } from "~/features/site/components/LegalPage";
import type { RouteHandle } from "~/graphql/session";
import { cookies } from "~/texts/legal";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => [{ title: `${cookies.title} | Quadwork` }, { name: "description", content: cookies.lead }];

export default function CookiesPage() {
  return <LegalPage {...cookies} />;
}
