import { Button } from "@chakra-ui/react";
import { Link } from "react-router";
import { LegalPage } from "~/features/site/components/LegalPage";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { cookies } from "~/texts/legal";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => pageMeta({ title: cookies.title, description: cookies.lead, path: "/cookies" });

export default function CookiesPage() {
  return (
    <LegalPage {...cookies}>
      <Button asChild colorPalette="accent" alignSelf="start">
        <Link to="/cookie-preferences">Open cookie preferences</Link>
      </Button>
    </LegalPage>
  );
}
