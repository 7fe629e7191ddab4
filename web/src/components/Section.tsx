import { useId, type ReactNode } from "react";
import { Box, Flex, Heading } from "@chakra-ui/react";

export interface SectionProps {
  title: string;
  /** A link or button at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex justify="space-between" align="center" gap="3" rowGap="2" mb="3" minH="8" wrap="wrap">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
