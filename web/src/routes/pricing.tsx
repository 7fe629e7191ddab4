import { SimpleGrid } from "@chakra-ui/react";
import { ContentPage } from "~/features/site/components/ContentPage";
import { FrequentQuestions } from "~/features/site/components/FrequentQuestions";
import { PriceCard } from "~/features/site/components/PriceCard";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { pricing } from "~/texts/pages";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => pageMeta({ title: "Pricing", description: pricing.lead, path: "/pricing" });

export default function PricingPage() {
  return (
    <ContentPage title={pricing.title} lead={pricing.lead}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" maxWidth="4xl">
        {pricing.plans.map((plan) => (
          <PriceCard key={plan.name} {...plan} />
        ))}
      </SimpleGrid>
      <FrequentQuestions questions={pricing.questions} />
    </ContentPage>
  );
}
