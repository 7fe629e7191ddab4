import type { ReactNode } from "react";
import { Box, chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";

/** A question that expands to its answer, even on pages without scripts. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <chakra.details bg="bg.panel" borderWidth="1px" rounded="l3">
      <chakra.summary
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
        px="5"
        py="4"
        cursor="pointer"
        fontWeight="semibold"
        listStyle="none"
        rounded="l3"
        focusVisibleRing="outside"
        css={{ "&::-webkit-details-marker": { display: "none" } }}
      >
        {summary}
        <Box
          asChild
          flexShrink="0"
          transition="transform 150ms"
          css={{ "details[open] > summary > &": { transform: "rotate(180deg)" } }}
        >
          <ChevronDown size={18} aria-hidden />
        </Box>
      </chakra.summary>
      <Box px="5" pb="5">
        {children}
      </Box>
    </chakra.details>
  );
}
