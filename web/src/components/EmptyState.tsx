import type { ReactNode } from "react";
import { Stack, Text } from "@chakra-ui/react";

export interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  /** A decorative icon. */
  icon?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      textAlign="center"
      gap="2"
      px="6"
      py="10"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border"
      rounded="l3"
      bg="bg.panel"
    >
      {icon ? (
        <Text as="span" aria-hidden color="fg.subtle" mb="1">
          {icon}
        </Text>
      ) : null}
      <Text fontWeight="medium">{title}</Text>
      {description ? (
        <Text color="fg.muted" textStyle="sm" maxW="60ch">
          {description}
        </Text>
      ) : null}
      {action ? <Stack mt="3">{action}</Stack> : null}
    </Stack>
  );
}
