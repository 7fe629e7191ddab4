import { useId, type ReactNode } from "react";
import { Box, Card, Flex, Heading, Text } from "@chakra-ui/react";

export interface SettingsCardProps {
  title: string;
  /** What the setting is about, or its current state. */
  description?: ReactNode;
  /** One or more buttons. */
  action?: ReactNode;
  /** `danger` marks a setting that cannot be undone. */
  tone?: "neutral" | "danger";
  children?: ReactNode;
}

/** One setting of a settings page: what it is, its current state and its actions. */
export function SettingsCard({ title, description, action, tone = "neutral", children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card.Root as="section" size="sm" aria-labelledby={id} {...(tone === "danger" && { borderColor: "danger.muted" })}>
      <Card.Body gap="4" p="5">
        <Flex
          gap="4"
          justify="space-between"
          align={{ base: "stretch", sm: "flex-start" }}
          direction={{ base: "column", sm: "row" }}
        >
          <Box minW="0">
            <Heading as="h3" size="sm" id={id}>
              {title}
            </Heading>
            {description ? (
              <Text color="fg.muted" mt="1">
                {description}
              </Text>
            ) : null}
          </Box>
          {action ? (
            <Flex gap="2" wrap="wrap" flexShrink="0">
              {action}
            </Flex>
          ) : null}
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  );
}
