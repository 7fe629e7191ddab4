import type { FocusEvent, MouseEvent } from "react";
import { Box, Button, chakra, Container, HStack, Link, Stack, Text } from "@chakra-ui/react";
import { ChevronDown, Menu } from "lucide-react";
import { Link as RouterLink, NavLink } from "react-router";
import { featureLinks, product } from "~/texts/content";
import { QuadworkMark } from "~/theme/QuadworkMark";

const pages = [
  { to: "/", label: "Home" },
  { to: "/about", label: "About" },
] as const;
const morePages = [
  { to: "/pricing", label: "Pricing" },
  { to: "/contact", label: "Contact" },
] as const;

// The menus are <details>, so that they also open on pages sent without scripts. Where there are
// scripts, they close again when a link was followed or the focus moves on.
const closeAfterLink = (event: MouseEvent<HTMLDetailsElement>) => {
  if ((event.target as Element).closest("a")) event.currentTarget.open = false;
};
const closeAfterFocus = (event: FocusEvent<HTMLDetailsElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
};
const menuEvents = { onClick: closeAfterLink, onBlur: closeAfterFocus };

const itemStyles = {
  color: "fg.muted",
  fontWeight: "medium",
  px: { base: "3", md: "2", lg: "3" },
  py: "2",
  rounded: "l2",
  textDecoration: "none",
  _hover: { color: "fg", bg: "bg.muted", textDecoration: "none" },
  _currentPage: { color: "fg" },
} as const;

const summaryStyles = {
  cursor: "pointer",
  listStyle: "none",
  focusVisibleRing: "outside",
  "&::-webkit-details-marker": { display: "none" },
} as const;

function PageLink({ to, label }: { to: string; label: string }) {
  return (
    <Link asChild {...itemStyles}>
      <NavLink to={to} end>
        {label}
      </NavLink>
    </Link>
  );
}

function FeaturesMenu() {
  return (
    <chakra.details position="relative" className="group" {...menuEvents}>
      <chakra.summary {...itemStyles} {...summaryStyles} display="flex" alignItems="center" gap="1">
        Features
        <Box asChild transition="transform 150ms" css={{ "details[open] &": { transform: "rotate(180deg)" } }}>
          <ChevronDown size={16} aria-hidden />
        </Box>
      </chakra.summary>
      <Stack
        position="absolute"
        top="calc(100% + 8px)"
        insetStart="0"
        minWidth="72"
        gap="0"
        p="2"
        bg="bg.panel"
        borderWidth="1px"
        rounded="l3"
        shadow="lg"
        zIndex="dropdown"
      >
        {featureLinks.map(({ to, label, text }) => (
          <Link key={to} asChild display="block" px="3" py="2.5" rounded="l2" _hover={{ bg: "bg.muted", textDecoration: "none" }}>
            <RouterLink to={to}>
              <Text fontWeight="semibold">{label}</Text>
              <Text textStyle="sm" color="fg.muted">
                {text}
              </Text>
            </RouterLink>
          </Link>
        ))}
      </Stack>
    </chakra.details>
  );
}

function SignInLinks() {
  return (
    <>
      <Button asChild variant="ghost" px={{ md: "3", lg: "4" }}>
        <RouterLink to="/login">Log in</RouterLink>
      </Button>
      <Button asChild colorPalette="accent">
        <RouterLink to="/register">Register</RouterLink>
      </Button>
    </>
  );
}

function SmallScreenMenu() {
  return (
    <chakra.details hideFrom="md" {...menuEvents}>
      <chakra.summary
        {...summaryStyles}
        display="grid"
        placeItems="center"
        boxSize="11"
        marginEnd="-2"
        rounded="l2"
        aria-label="Menu"
        role="button"
      >
        <Menu size={24} aria-hidden />
      </chakra.summary>
      <Stack
        as="nav"
        aria-label="Main"
        position="absolute"
        insetInline="0"
        top="100%"
        maxHeight="calc(100dvh - 4rem)"
        overflowY="auto"
        bg="bg.panel"
        borderBottomWidth="1px"
        shadow="lg"
        px="4"
        py="4"
        gap="1"
      >
        {pages.map((page) => (
          <PageLink key={page.to} {...page} />
        ))}
        <Text px="3" pt="2" textStyle="sm" color="fg.muted">
          Features
        </Text>
        <Stack gap="1" ps="3">
          {featureLinks.map((page) => (
            <PageLink key={page.to} to={page.to} label={page.label} />
          ))}
        </Stack>
        {morePages.map((page) => (
          <PageLink key={page.to} {...page} />
        ))}
        <Stack gap="2" pt="3">
          <SignInLinks />
        </Stack>
      </Stack>
    </chakra.details>
  );
}

/** The navigation shared by all public pages. */
export function SiteHeader() {
  return (
    <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px">
      <Container maxW="6xl" px={{ base: "4", md: "6" }}>
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
