import { Box, chakra, Link, Stack, Text } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { Link as RouterLink } from "react-router";
import { featureLinks } from "~/texts/content";
import { headerHeight, itemStyles, menuEvents, menuStyles } from "./SiteMenu";

const id = "features-menu";

/** Below the middle of the header, or below its button where the browser supports anchor positioning. */
const place = {
  top: `calc(${headerHeight} + 4px)`,
  insetInline: "auto",
  bottom: "auto",
  left: "50%",
  translate: "-50% 0",
  "@supports (anchor-name: --features)": {
    positionAnchor: "--features",
    top: "calc(anchor(bottom) + 8px)",
    left: "anchor(left)",
    translate: "none",
  },
};

export function FeaturesMenu() {
  return (
    <>
      <chakra.button
        asChild
        {...itemStyles}
        display="flex"
        alignItems="center"
        gap="1"
        cursor="pointer"
        focusVisibleRing="outside"
        css={{
          anchorName: "--features",
          "& svg": { transition: "rotate 150ms" },
          "&:has(+ :popover-open) svg": { rotate: "180deg" },
        }}
      >
        <button type="button" popoverTarget={id}>
          Features
          <ChevronDown size={16} aria-hidden />
        </button>
      </chakra.button>
      <Box
        asChild
        {...menuStyles}
        minWidth="72"
        p="2"
        rounded="l3"
        css={{ ...place, "&:popover-open": { display: "block" } }}
      >
        <div id={id} popover="auto" {...menuEvents}>
          <Stack gap="0">
            {featureLinks.map(({ to, label, text }) => (
              <Link
                key={to}
                asChild
                display="block"
                px="3"
                py="2.5"
                rounded="l2"
                _hover={{ bg: "bg.muted", textDecoration: "none" }}
              >
                <RouterLink to={to}>
                  <Text fontWeight="semibold">{label}</Text>
                  <Text textStyle="sm" color="fg.muted">
                    {text}
                  </Text>
                </RouterLink>
              </Link>
            ))}
          </Stack>
        </div>
      </Box>
    </>
  );
}
