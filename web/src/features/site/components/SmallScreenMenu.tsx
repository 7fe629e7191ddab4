import { Box, chakra, Stack, Text } from "@chakra-ui/react";
import { Menu } from "lucide-react";
import { featureLinks } from "~/texts/content";
import { headerHeight, menuEvents, menuStyles, morePages, PageLink, pages, SignInLinks } from "./SiteMenu";

const id = "site-menu";

export function SmallScreenMenu() {
  return (
    <>
      <chakra.button
        asChild
        hideFrom="md"
        display="grid"
        placeItems="center"
        boxSize="11"
        marginEnd="-2"
        rounded="l2"
        cursor="pointer"
        focusVisibleRing="outside"
      >
        <button type="button" popoverTarget={id} aria-label="Menu">
          <Menu size={24} aria-hidden />
        </button>
      </chakra.button>
      <Box
        asChild
        {...menuStyles}
        insetInline="0"
        top={headerHeight}
        bottom="auto"
        width="auto"
        maxHeight={`calc(100dvh - ${headerHeight})`}
        overflowY="auto"
        borderWidth="0 0 1px"
        px="4"
        py="4"
        css={{ "&:popover-open": { display: { base: "block", md: "none" } } }}
      >
        <nav id={id} popover="auto" aria-label="Main" {...menuEvents}>
          <Stack gap="1">
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
        </nav>
      </Box>
    </>
  );
}
