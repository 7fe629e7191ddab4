import { Box, chakra, Container, Heading, Stack, Text } from "@chakra-ui/react";
import { productScreen } from "~/texts/content";
import phoneDark from "../pictures/deliverables-phone-dark.webp";
import phoneLight from "../pictures/deliverables-phone-light.webp";
import wideDark from "../pictures/deliverables-wide-dark.webp";
import wideLight from "../pictures/deliverables-wide-light.webp";

const dark = "(prefers-color-scheme: dark)";
const phone = "(max-width: 47.99em)";

/** A real screenshot of the demo world, matching the reader's screen width and colour scheme. */
export function ProductScreen() {
  return (
    <Container as="section" maxW="6xl" pb={{ base: "14", md: "20" }}>
      <Stack gap="3" maxWidth="40rem">
        <Heading as="h2" textStyle="display" fontSize={{ base: "3xl", md: "4xl" }}>
          {productScreen.title}
        </Heading>
        <Text color="fg.muted" fontSize="lg">
          {productScreen.text}
        </Text>
      </Stack>
      <Box as="figure" mt="10">
        <Box borderWidth="1px" rounded="l3" overflow="hidden" shadow="lg">
          <picture>
            <source media={`${phone} and ${dark}`} srcSet={phoneDark} width="780" height="1400" />
            <source media={phone} srcSet={phoneLight} width="780" height="1400" />
            <source media={dark} srcSet={wideDark} width="1800" height="1086" />
            <chakra.img
              src={wideLight}
              alt={productScreen.alternative}
              htmlWidth="1800"
              htmlHeight="1086"
              width="full"
              height="auto"
              loading="lazy"
              decoding="async"
            />
          </picture>
        </Box>
        <chakra.figcaption mt="4" textStyle="sm" color="fg.muted">
          {productScreen.note}
        </chakra.figcaption>
      </Box>
    </Container>
  );
}
