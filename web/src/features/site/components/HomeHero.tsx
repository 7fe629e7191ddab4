import { Box, Button, Container, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { product } from "~/texts/content";
import { QuadScene } from "./QuadScene";

export function HomeHero() {
  return (
    <Container as="section" maxW="6xl" py={{ base: "10", md: "16", lg: "20" }}>
      <Grid templateColumns={{ base: "1fr", lg: "1.1fr 1fr" }} gap={{ base: "10", lg: "14" }} alignItems="center">
        <Stack gap="6" align="start">
          <Heading as="h1" textStyle="display" fontSize={{ base: "2.5rem", sm: "3rem", md: "3.75rem" }}>
            {product.tagline}
          </Heading>
          <Text fontSize={{ base: "lg", md: "xl" }} color="fg.muted" maxWidth="34rem">
            Startups bring the problem. College clubs bring a team that wants to solve it. Quadwork gives both one place
            to agree on the work, track it and deliver it.
          </Text>
          <Stack direction={{ base: "column", sm: "row" }} gap="3" width={{ base: "full", sm: "auto" }}>
            <Button asChild size="xl" colorPalette="accent">
              <Link to="/register">Get started</Link>
            </Button>
            <Button asChild size="xl" variant="outline">
              <Link to="/how-it-works">How it works</Link>
            </Button>
          </Stack>
          <Text textStyle="sm" color="fg.muted">
            No upfront cost for clubs.
          </Text>
        </Stack>
        <Box maxWidth={{ base: "26rem", lg: "none" }} width="full" mx="auto">
          <QuadScene />
        </Box>
      </Grid>
    </Container>
  );
}
