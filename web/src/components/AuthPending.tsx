import { Text } from "@chakra-ui/react";

export interface AuthPendingProps {
  message: string;
  /** Height of the expected content, so that nothing below it moves when it appears. */
  height: string;
}

/** Placeholder for a form until the session and the address's parameters are known. */
export function AuthPending({ message, height }: AuthPendingProps) {
  return (
    <Text role="status" minHeight={height}>
      {message}
    </Text>
  );
}
