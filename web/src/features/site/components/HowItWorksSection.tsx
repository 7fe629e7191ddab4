import { Box, chakra, Container, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { steps, testimonial } from "~/texts/content";

function Step({ number, title, text }: { number: number; title: string; text: string }) {
  return (
    <Box as="li" position="relative" ps="16" pb="10" _last={{ pb: "0" }} className="step">
      <Box
        position="absolute"
        insetStart="5"
        top="12"
        bottom="1"
        width="2px"
        bg="accent.emphasized"
        css={{ ".step:last-of-type &": { display: "none" } }}
      />
      <Box
        position="absolute"
        insetStart="0"
        top="0"
        boxSize="10"
        rounded="l2"
        bg="accent"
        color="accent.contrast"
        display="grid"
        placeItems="center"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        aria-hidden="true"
      >
        {number}
      </Box>
      <Heading as="h3" size="xl" pt="1">
        {title}
      </Heading>
      <Text mt="1.5" color="fg.muted" maxWidth="30rem">
        {text}
      </Text>
    </Box>
  );
}

function Testimonial() {
  return (
    <Stack as="figure" gap="6" bg="bg.panel" borderWidth="1px" rounded="l3" p={{ base: "6", md: "9" }}>
      <chakra.blockquote
        textStyle="display"
        fontWeight="500"
        lineHeight="1.3"
        fontSize={{ base: "xl", md: "2xl" }}
        letterSpacing="-0.01em"
      >
        “{testimonial.quote}”
      </chakra.blockquote>
      <chakra.figcaption>
        <Text fontWeight="semibold">{testimonial.role}</Text>
        <Text textStyle="sm" color="fg.muted">
          {testimonial.note}
        </Text>
      </chakra.figcaption>
    </Stack>
  );
}

export function HowItWorksSection() {
  return (
    <Container as="section" maxW="6xl" py={{ base: "14", md: "20" }} id="how-it-works">
      <Heading as="h2" textStyle="display" fontSize={{ base: "3xl", md: "4xl" }}>
        How it works
      </Heading>
      <Grid
        mt="10"
        gap={{ base: "12", lg: "16" }}
        templateColumns={{ base: "1fr", lg: "1.1fr 1fr" }}
        alignItems="center"
      >
        <Box as="ol" listStyleType="none">
          {steps.map((step, index) => (
            <Step key={step.title} number={index + 1} {...step} />
          ))}
        </Box>
        <Testimonial />
      </Grid>
    </Container>
  );
}
