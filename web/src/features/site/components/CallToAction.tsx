import { Box, Button, Container, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";

export function CallToAction() {
  return (
    <Container as="section" maxW="6xl" pb={{ base: "14", md: "20" }}>
      <Box bg="accent" color="accent.contrast" rounded="l3" px={{ base: "6", md: "12" }} py={{ base: "10", md: "14" }}>
        <Flex direction={{ base: "column", lg: "row" }} gap="8" justify="space-between" align={{ lg: "center" }}>
          <Stack gap="3" maxWidth="36rem">
            <Heading as="h2" textStyle="display" fontSize={{ base: "3xl", md: "4xl" }}>
              The next project is waiting for your team
            </Heading>
            <Text fontSize="lg">Joining takes two minutes. Clubs pay nothing upfront.</Text>
          </Stack>
          <Stack direction={{ base: "column", sm: "row" }} gap="3" flexShrink="0">
            <Button asChild size="xl" bg="accent.contrast" color="accent" _hover={{ bg: "accent.contrast/90" }}>
              <Link to="/register">Sign up for free</Link>
            </Button>
            <Button
              asChild
              size="xl"
              variant="outline"
              color="accent.contrast"
              borderColor="accent.contrast"
              _hover={{ bg: "accent.contrast/15" }}
            >
              <Link to="/contact">Contact us</Link>
            </Button>
          </Stack>
        </Flex>
      </Box>
    </Container>
  );
}
