import { Box, Container, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { Award, CalendarClock, ClipboardCheck, LayoutTemplate, ListChecks, Puzzle } from "lucide-react";
import { features } from "~/texts/content";
import { IconCard } from "./IconCard";

const icons = {
  match: Puzzle,
  progress: ListChecks,
  template: LayoutTemplate,
  deadline: CalendarClock,
  review: ClipboardCheck,
  certificate: Award,
} as const;

export function FeatureGrid() {
  return (
    <Box as="section" bg="bg.subtle" borderBlockWidth="1px">
      <Container maxW="6xl" py={{ base: "14", md: "20" }}>
        <Stack gap="3" maxWidth="40rem">
          <Heading as="h2" textStyle="display" fontSize={{ base: "3xl", md: "4xl" }}>
            Everything a campus project needs
          </Heading>
          <Text color="fg.muted" fontSize="lg">
            Simple project tools with nothing to install.
          </Text>
        </Stack>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="5" mt="10">
          {features.map(({ icon, ...card }) => (
            <IconCard key={card.title} icon={icons[icon]} headingLevel="h3" {...card} />
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  );
}
