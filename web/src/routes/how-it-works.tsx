import { CallToAction } from "~/features/site/components/CallToAction";
import { ContentPage } from "~/features/site/components/ContentPage";
import { FrequentQuestions } from "~/features/site/components/FrequentQuestions";
import { NumberedSteps } from "~/features/site/components/NumberedSteps";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { howItWorks } from "~/texts/pages";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => pageMeta({ title: "How It Works", description: howItWorks.lead, path: "/how-it-works" });

export default function HowItWorksPage() {
  return (
    <>
      <ContentPage title={howItWorks.title} lead={howItWorks.lead}>
        <NumberedSteps title="For startups" steps={howItWorks.startups} />
        <NumberedSteps title="For clubs" steps={howItWorks.clubs} />
        <FrequentQuestions questions={howItWorks.questions} />
      </ContentPage>
      <CallToAction />
    </>
  );
}
