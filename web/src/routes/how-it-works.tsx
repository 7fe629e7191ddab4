import { CallToAction } from "~/features/site/components/CallToAction";
import { ContentPage } from "~/features/site/components/ContentPage";
import { FrequentQuestions } from "~/features/site/components/FrequentQuestions";
import { NumberedSteps } from "~/features/site/components/NumberedSteps";
import type { RouteHandle } from "~/graphql/session";
import { howItWorks } from "~/texts/pages";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => [{ title: "How It Works | Quadwork" }, { name: "description", content: howItWorks.lead }];

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
