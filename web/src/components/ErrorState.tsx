import { Button, Stack, Text } from "@chakra-ui/react";
import { CircleAlert, RotateCw } from "lucide-react";

export interface ErrorStateProps {
  /** What failed, for example 'Failed to load dashboard data'. */
  title: string;
  /** The cause, or what to do next. */
  description?: string;
  /** Tries again. */
  onRetry?: () => void;
  retrying?: boolean;
}

/** Shown in place of content that failed to load. Announced to screen readers when it appears. */
export function ErrorState({ title, description, onRetry, retrying }: ErrorStateProps) {
  return (
    <Stack
      role="alert"
      align="center"
      textAlign="center"
      gap="2"
      px="6"
      py="10"
      borderWidth="1px"
      borderColor="border"
      rounded="l3"
      bg="bg.panel"
    >
      <Text as="span" color="danger.fg" aria-hidden>
        <CircleAlert size={28} />
      </Text>
      <Text fontWeight="medium">{title}</Text>
      {description ? (
        <Text color="fg.muted" textStyle="sm" maxW="60ch">
          {description}
        </Text>
      ) : null}
      {onRetry ? (
        <Button mt="3" variant="outline" size="sm" onClick={onRetry} loading={retrying} loadingText="Trying again...">
          <RotateCw size={16} aria-hidden />
          Try again
        </Button>
      ) : null}
    </Stack>
  );
}
