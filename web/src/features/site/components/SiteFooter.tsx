import type { ReactNode } from "react";
import { Box, Container, Flex, Grid, Heading, HStack, Link, Stack, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router";
import { contact, legalLinks, product, socialLinks } from "~/texts/content";
import { QuadworkMark } from "~/theme/QuadworkMark";

const platform = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About" },
  { to: "/how-it-works", label: "How It Works" },
  { to: "/pricing", label: "Pricing" },
  { to: "/developers", label: "Developers" },
];
const forUsers = [
  { to: "/register?type=club_head", label: "For Clubs" },
  { to: "/register?type=student", label: "For Students" },
  { to: "/register?type=startup", label: "For Startups" },
];

function Column({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Stack gap="3" gridColumn={wide ? { base: "1 / -1", md: "auto" } : undefined}>
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="2">
        {children}
      </Stack>
    </Stack>
  );
}

function PageLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <Link asChild color="fg.muted" _hover={{ color: "fg" }}>
        <RouterLink to={to}>{label}</RouterLink>
      </Link>
    </li>
  ));
}

/** The footer shared by all public pages. */
export function SiteFooter() {
  return (
    <Box as="footer" bg="bg.subtle" borderTopWidth="1px" mt="auto">
      <Container maxW="6xl" pt={{ base: "10", md: "14" }} pb="8">
        <Grid gap="10" templateColumns={{ base: "1fr 1fr", md: "1fr 1fr 1.4fr", lg: "2fr 1fr 1fr 1.4fr" }}>
          <Stack gap="3" gridColumn={{ base: "1 / -1", lg: "auto" }}>
            <HStack gap="2.5">
              <QuadworkMark boxSize="6" color="accent" />
              <Text textStyle="display" fontSize="xl">
                {product.name}
              </Text>
            </HStack>
            <Text color="fg.muted" maxWidth="xs">
              {product.tagline}.
            </Text>
          </Stack>
          <Column title="Platform">
            <PageLinks links={platform} />
          </Column>
          <Column title="For Users">
            <PageLinks links={forUsers} />
          </Column>
          <Column title="Contact" wide>
            <li>
              <Link href={`mailto:${contact.email}`} color="fg.muted" _hover={{ color: "fg" }} overflowWrap="anywhere">
                {contact.email}
              </Link>
            </li>
            <li>
              <Link href={`tel:${contact.phone.replaceAll(" ", "")}`} color="fg.muted" _hover={{ color: "fg" }}>
                {contact.phone}
              </Link>
            </li>
            <PageLinks links={[{ to: "/contact", label: "Contact us" }]} />
            <HStack as="li" gap="4" wrap="wrap">
              {socialLinks.map(({ name, href }) => (
                <Link key={name} href={href} rel="noopener noreferrer" color="fg.muted" _hover={{ color: "fg" }}>
                  {name}
                </Link>
              ))}
            </HStack>
          </Column>
        </Grid>
        <Flex
          mt="12"
          pt="6"
          borderTopWidth="1px"
          gap="4"
          justify="space-between"
          wrap="wrap"
          textStyle="sm"
          color="fg.muted"
        >
          <Text>
            {/* The server updates the marked year in prerendered pages; the browser leaves it. */}©{" "}
            <span data-current-year suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>{" "}
            {product.name}
          </Text>
          <HStack as="nav" aria-label="Legal" gap="5" wrap="wrap">
            {legalLinks.map(({ to, label }) => (
              <Link key={to} asChild color="fg.muted" _hover={{ color: "fg" }}>
                <RouterLink to={to}>{label}</RouterLink>
              </Link>
            ))}
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}
