import { Box, Flex, SkipNavContent, SkipNavLink } from "@chakra-ui/react";
import { Outlet } from "react-router";
import { SiteFooter } from "~/features/site/components/SiteFooter";
import { SiteHeader } from "~/features/site/components/SiteHeader";

/** Navigation above and footer below every public page. */
export default function SiteLayout() {
  return (
    <Flex direction="column" minHeight="100dvh">
      <SkipNavLink>Skip to content</SkipNavLink>
      <SiteHeader />
      <Box as="main" flex="1">
        <SkipNavContent />
        <Outlet />
      </Box>
      <SiteFooter />
    </Flex>
  );
}
