import { Text } from "@chakra-ui/react";

export interface AuthPendingProps {
  message: string;
  /** How tall the content will be, so that nothing below it moves when it arrives. */
  height: string;
}

/** Stands in for a form until it is known who is signed in and what the address says. */
export function AuthPending({ message, height }: AuthPendingProps) {
  return (
    <Text role="status" minHeight={height}>
      {message}
    </Text>
  );
}
