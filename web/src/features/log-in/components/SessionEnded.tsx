import { useEffect, useState } from "react";
import { Text } from "@chakra-ui/react";
import { sessionStore } from "~/graphql/session";

/** Says once that the session ended without the person asking, for example by a new password elsewhere. */
export function SessionEnded() {
  const [hasEnded] = useState(sessionStore.hasEnded);
  useEffect(() => sessionStore.noteEndSaid(), []);
  return hasEnded ? (
    <Text role="status" color="fg.muted" textAlign="center" mb="6">
      You were logged out.
    </Text>
  ) : null;
}
