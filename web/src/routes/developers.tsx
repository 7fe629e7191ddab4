import { Contents } from "~/features/developers/components/Contents";
import { DocumentFrame } from "~/features/developers/components/DocumentFrame";
import { GuideErrors } from "~/features/developers/components/GuideErrors";
import { GuideLimits } from "~/features/developers/components/GuideLimits";
import { GuidePersistedQueries, GuideVersions } from "~/features/developers/components/GuideMore";
import { GuidePaging } from "~/features/developers/components/GuidePaging";
import { GuideFirstMutation, GuideFirstQuery, GuideToken } from "~/features/developers/components/GuideStart";
import { guideSections } from "~/features/developers/guide-sections";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { developers } from "~/texts/pages";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => pageMeta({ title: developers.title, description: developers.lead, path: "/developers" });

export default function DevelopersPage() {
  return (
    <DocumentFrame
      title={developers.title}
      lead={developers.lead}
      path="/developers"
      contents={<Contents sections={guideSections} />}
    >
      <GuideToken />
      <GuideFirstQuery />
      <GuideFirstMutation />
      <GuidePaging />
      <GuideErrors />
      <GuideLimits />
      <GuidePersistedQueries />
      <GuideVersions />
    </DocumentFrame>
  );
}
