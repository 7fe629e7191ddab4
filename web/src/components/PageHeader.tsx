import type { ReactNode } from "react";
import { Flex, Heading, Stack, Text } from "@chakra-ui/react";

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** The page's main action, top right. */
  action?: ReactNode;
}

/** The heading of a dashboard page. An action that would squeeze the title stands below it. */
export function PageHeader({ title, subtitle, action }: PageHeaderProps) {
  return (
    <Flex as="header" align="flex-start" wrap="wrap" gap="4" mb="6">
      <Stack gap="1" flex="1 1 18rem" minW="0">
        <Heading dir="auto" as="h1" size="2xl" overflowWrap="anywhere">
          {title}
        </Heading>
        {subtitle ? <Text color="fg.muted">{subtitle}</Text> : null}
      </Stack>
      {action ? (
        <Flex gap="2" wrap="wrap">
          {action}
        </Flex>
      ) : null}
    </Flex>
  );
}
