import { SimpleGrid } from "@chakra-ui/react";
import { Building2, Rocket, Users } from "lucide-react";
import { CallToAction } from "~/features/site/components/CallToAction";
import { ContentPage } from "~/features/site/components/ContentPage";
import { IconCard } from "~/features/site/components/IconCard";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { about } from "~/texts/pages";

const icons = { club: Users, startup: Rocket, society: Building2 } as const;

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => pageMeta({ title: "About", description: about.lead, path: "/about" });

export default function AboutPage() {
  return (
    <>
      <ContentPage title={about.title} lead={about.lead}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
          {about.groups.map(({ icon, ...card }) => (
            <IconCard key={card.title} icon={icons[icon]} headingLevel="h2" {...card} />
          ))}
        </SimpleGrid>
      </ContentPage>
      <CallToAction />
    </>
  );
}
