import type { ReactNode } from "react";
import { Flex, Text } from "@chakra-ui/react";

export interface AnswerBarProps {
  /** What answering means; null where there is nothing to say. */
  note: string | null;
  /** The buttons. */
  children: ReactNode;
}

/** The foot of what is to be answered. It stays in sight, in the same place, however long the rest is. */
export function AnswerBar({ note, children }: AnswerBarProps) {
  return (
    <Flex
      data-sticky-foot
      // It is in sight anyway: the page need not move when the focus comes here.
      css={{ "& button": { scrollMarginBottom: "-7rem" } }}
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg"
      borderTopWidth="1px"
      pt="3"
      pb="max(var(--q-spacing-3), env(safe-area-inset-bottom))"
      gap="3"
      direction={{ base: "column", sm: "row" }}
      justify="space-between"
      align={{ base: "stretch", sm: "center" }}
    >
      <Text textStyle="sm" color="fg.muted">
        {note}
      </Text>
      <Flex gap="2" flexShrink="0">
        {children}
      </Flex>
    </Flex>
  );
}
