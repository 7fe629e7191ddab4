import { ContentPage } from "~/features/site/components/ContentPage";
import { CookiePreferences } from "~/features/site/components/CookiePreferences";
import { pageMeta } from "~/features/site/page-meta";

const lead = "Choose what may be stored in this browser. You can change your mind at any time.";

export const meta = () => pageMeta({ title: "Cookie preferences", description: lead, path: "/cookie-preferences" });

export default function CookiePreferencesPage() {
  return (
    <ContentPage title="Cookie preferences" lead={lead} width="text">
      <CookiePreferences />
    </ContentPage>
  );
}
