import { Box, chakra, Link, Stack, Text } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { Link as RouterLink } from "react-router";
import { featureLinks } from "~/texts/content";
import { itemStyles, menuEvents, summaryStyles } from "./SiteMenu";

export function FeaturesMenu() {
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
    </chakra.details>
  );
}
