import type { ReactNode } from "react";
import { Flex, Heading, Stack, Text } from "@chakra-ui/react";

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** The page's main action, top right. */
  action?: ReactNode;
}

/** The heading of a dashboard page. */
export function PageHeader({ title, subtitle, action }: PageHeaderProps) {
  return (
    <Flex
      as="header"
      justify="space-between"
      align={{ base: "stretch", sm: "flex-start" }}
      direction={{ base: "column", sm: "row" }}
      gap="4"
      mb="6"
    >
      <Stack gap="1" minW="0">
        <Heading dir="auto" as="h1" size="2xl" overflowWrap="anywhere">
          {title}
        </Heading>
        {subtitle ? <Text color="fg.muted">{subtitle}</Text> : null}
      </Stack>
      {action ? (
        <Flex gap="2" wrap="wrap" flexShrink="0">
          {action}
        </Flex>
      ) : null}
    </Flex>
  );
}
