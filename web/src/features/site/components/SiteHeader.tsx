import { Box, Container, HStack, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router";
import { product } from "~/texts/content";
import { QuadworkMark } from "~/theme/QuadworkMark";
import { FeaturesMenu } from "./FeaturesMenu";
import { morePages, PageLink, pages, SignInLinks } from "./SiteMenu";
import { SmallScreenMenu } from "./SmallScreenMenu";

/** The navigation shared by all public pages. */
export function SiteHeader() {
  return (
    <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px">
      <Container maxW="6xl">
        <HStack justify="space-between" height="16" gap="4">
          <Link asChild color="fg" gap="2.5" _hover={{ textDecoration: "none" }}>
            <RouterLink to="/" aria-label={`${product.name}, home`}>
              <QuadworkMark boxSize="7" color="accent" />
              <Text as="span" textStyle="display" fontSize="2xl">
                {product.name}
              </Text>
            </RouterLink>
          </Link>
          <HStack as="nav" aria-label="Main" gap={{ md: "0", lg: "1" }} hideBelow="md">
            {pages.map((page) => (
              <PageLink key={page.to} {...page} />
            ))}
            <FeaturesMenu />
            {morePages.map((page) => (
              <PageLink key={page.to} {...page} />
            ))}
          </HStack>
          <HStack gap={{ md: "1", lg: "2" }} hideBelow="md">
            <SignInLinks />
          </HStack>
          <SmallScreenMenu />
        </HStack>
      </Container>
    </Box>
  );
}
