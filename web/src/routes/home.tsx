import { CallToAction } from "~/features/site/components/CallToAction";
import { FeatureGrid } from "~/features/site/components/FeatureGrid";
import { HomeHero } from "~/features/site/components/HomeHero";
import { HowItWorksSection } from "~/features/site/components/HowItWorksSection";
import { ProductScreen } from "~/features/site/components/ProductScreen";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { product } from "~/texts/content";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () =>
  pageMeta({
    title: `${product.name}: ${product.tagline}`,
    description:
      "Startups post real projects, college clubs apply with a team, and students build and earn certificates. No " +
      "upfront cost for clubs.",
    path: "/",
  });

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <FeatureGrid />
      <HowItWorksSection />
      <ProductScreen />
      <CallToAction />
    </>
  );
}
