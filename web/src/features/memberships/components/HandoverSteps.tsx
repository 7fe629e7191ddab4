import { Box, chakra, HStack, SimpleGrid, Text, VisuallyHidden } from "@chakra-ui/react";
import type { Step } from "../handover-texts";

const Square = chakra("span", {
  base: { display: "inline-block", boxSize: "2.5", flexShrink: "0", rounded: "2px", borderWidth: "1.5px" },
  variants: {
    state: {
      done: { bg: "accent.solid", borderColor: "accent.solid" },
      current: { borderColor: "fg.muted", transform: "rotate(12deg)" },
      "to come": { borderColor: "fg.muted" },
    },
  },
});

const spoken = { done: "done", current: "now", "to come": "to come" } as const;

/** A handover in its three steps. */
export function HandoverSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 3 }} gap="4">
      {steps.map(({ title, detail, state }) => (
        <Box
          as="li"
          key={title}
          borderTopWidth="3px"
          borderTopColor={state === "done" ? "accent.solid" : "border"}
          pt="2.5"
          minW="0"
          {...(state === "current" && { "aria-current": "step" })}
        >
          <HStack gap="2.5" align="center">
            <Square state={state} aria-hidden />
            <Text dir="auto" fontWeight="semibold" overflowWrap="anywhere">
              {title}
              <VisuallyHidden>{`, ${spoken[state]}`}</VisuallyHidden>
            </Text>
          </HStack>
          <Text dir="auto" textStyle="sm" color="fg.muted" overflowWrap="anywhere" mt="0.5">
            {detail}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  );
}
