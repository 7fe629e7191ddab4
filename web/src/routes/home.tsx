import { CallToAction } from "~/features/site/components/CallToAction";
import { FeatureGrid } from "~/features/site/components/FeatureGrid";
import { HomeHero } from "~/features/site/components/HomeHero";
import { HowItWorksSection } from "~/features/site/components/HowItWorksSection";
import type { RouteHandle } from "~/graphql/session";
import { product } from "~/texts/content";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => [
  { title: `${product.name}: ${product.tagline}` },
  {
    name: "description",
    content: "Startups post real projects, college clubs apply with a team, students build and earn certificates. No upfront cost for clubs.",
  },
];

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <FeatureGrid />
      <HowItWorksSection />
      <CallToAction />
    </>
  );
}
