import { useState } from "react";
import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Laptop } from "lucide-react";
import { formatDate } from "~/components/dates";
import { StatusBadge } from "~/components/StatusBadge";
import { describeDevice } from "../device";
import type { SessionItem_ActiveSessionFragment } from "./SessionItem.generated";

export interface SessionItemProps {
  session: SessionItem_ActiveSessionFragment;
  /** Ends the session; the item disappears when it has ended. */
  onEnd: () => Promise<unknown>;
}

/** One device on which the user is logged in. */
export function SessionItem({ session, onEnd }: SessionItemProps) {
  const [ending, setEnding] = useState(false);
  const device = describeDevice(session.userAgent);
  const end = async () => {
    setEnding(true);
    await onEnd();
    setEnding(false);
  };
  return (
    <Flex as="li" gap="3" align="center" py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: "0", pb: "0" }}>
      <Text as="span" color="fg.muted" flexShrink="0" aria-hidden>
        <Laptop size={20} />
      </Text>
      <Box flex="1" minW="0">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {device}
          </Text>
          {session.isCurrent ? <StatusBadge tone="success">This device</StatusBadge> : null}
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          Logged in {formatDate(session.createdAt)}, last active {formatDate(session.lastUsedAt)}
        </Text>
      </Box>
      {session.isCurrent ? null : (
        <Button
          size="sm"
          variant="outline"
          flexShrink="0"
          loading={ending}
          onClick={() => void end()}
          aria-label={`Log out ${device}`}
        >
          Log out
        </Button>
      )}
    </Flex>
  );
}
