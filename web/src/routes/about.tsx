import { Card, Center, Heading, SimpleGrid, Text } from "@chakra-ui/react";
import { Building2, Rocket, Users } from "lucide-react";
import { CallToAction } from "~/features/site/components/CallToAction";
import { ContentPage } from "~/features/site/components/ContentPage";
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
          {about.groups.map(({ icon, title, text }) => {
            const Icon = icons[icon];
            return (
              <Card.Root key={title} as="article">
                <Card.Body gap="3">
                  <Center boxSize="11" rounded="l2" bg="accent.subtle" color="accent.fg">
                    <Icon size={22} aria-hidden />
                  </Center>
                  <Heading as="h2" size="xl">
                    {title}
                  </Heading>
                  <Text color="fg.muted">{text}</Text>
                </Card.Body>
              </Card.Root>
            );
          })}
        </SimpleGrid>
      </ContentPage>
      <CallToAction />
    </>
  );
}
