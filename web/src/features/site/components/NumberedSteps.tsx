import { Box, Card, Heading, SimpleGrid, Stack, Text } from "@chakra-ui/react";

export interface NumberedStepsProps {
  title: string;
  steps: readonly { title: string; text: string }[];
}

/** The steps of one side, in order. */
export function NumberedSteps({ title, steps }: NumberedStepsProps) {
  return (
    <Stack as="section" gap="5">
      <Heading as="h2" size="2xl">
        {title}
      </Heading>
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 3 }} gap="5">
        {steps.map((step, index) => (
          <Card.Root as="li" key={step.title}>
            <Card.Body gap="2">
              <Box aria-hidden="true" fontWeight="bold" color="accent.fg" fontSize="2xl" textStyle="display">
                {index + 1}
              </Box>
              <Heading as="h3" size="lg">
                {step.title}
              </Heading>
              <Text color="fg.muted">{step.text}</Text>
            </Card.Body>
          </Card.Root>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
