import { chakra, Stack, Text } from "@chakra-ui/react";
import { Menu } from "lucide-react";
import { featureLinks } from "~/texts/content";
import { menuEvents, morePages, PageLink, pages, SignInLinks, summaryStyles } from "./SiteMenu";

export function SmallScreenMenu() {
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
