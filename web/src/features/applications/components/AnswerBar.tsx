import type { ReactNode } from "react";
import { Flex, Text } from "@chakra-ui/react";

export interface AnswerBarProps {
  /** What answering means; null for no note. */
  note: string | null;
  /** The buttons. */
  children: ReactNode;
}

/** The footer of an application or invitation. It stays visible at the bottom, however long the content. */
export function AnswerBar({ note, children }: AnswerBarProps) {
  return (
    <Flex
      data-sticky-foot
      // It is always visible, so the page need not scroll when it receives the focus.
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
