import { Center, Text } from "@chakra-ui/react";
import { late } from "./late";

/** The whole page while authentication loads. */
export function PageLoading() {
  return (
    <Center minHeight="100dvh" role="status" css={late}>
      <Text color="fg.muted">Loading...</Text>
    </Center>
  );
}
