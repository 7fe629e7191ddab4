import { Button, Center, Heading, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";

export interface NotFoundPageProps {
  /** The link away from this page. */
  home?: { to: string; label: string };
}

/** For unknown addresses. */
export function NotFoundPage({ home = { to: "/", label: "Back to the home page" } }: NotFoundPageProps) {
  return (
    <Center minHeight="60vh" px="6" py="16">
      <Stack align="center" gap="5" textAlign="center">
        <Text textStyle="display" fontSize={{ base: "6xl", md: "8xl" }} color="accent" aria-hidden="true">
          404
        </Text>
        <Heading as="h1" size="3xl">
          Oops! Page not found
        </Heading>
        <Text color="fg.muted" maxWidth="md">
          There is nothing at this address. The page may have moved, or there may be a typo in the link.
        </Text>
        <Button asChild colorPalette="accent">
          <Link to={home.to}>{home.label}</Link>
        </Button>
      </Stack>
    </Center>
  );
}
