import { useState, type ReactNode } from "react";
import { Box, Button, Flex, Text } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";

export interface WaitingRowProps {
  icon: LucideIcon;
  title: ReactNode;
  /** What it is about, in one line that may wrap. */
  details: ReactNode;
  /** Since when, in words. */
  since: string;
  actionLabel: string;
  busyLabel: string;
  /** Name of the button for screen readers, which tells rows apart. */
  actionName: string;
  onAct: () => Promise<unknown>;
}

/** Something that waits for the operator, and the one act that answers it. */
export function WaitingRow(props: WaitingRowProps) {
  const { icon: Icon, title, details, since, actionLabel, busyLabel, actionName, onAct } = props;
  const [busy, setBusy] = useState(false);
  const act = () => {
    setBusy(true);
    void onAct().finally(() => setBusy(false));
  };
  return (
    <Flex
      as="li"
      align="center"
      gap="3"
      wrap={{ base: "wrap", lg: "nowrap" }}
      p="4"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: "0" }}
    >
      <Flex align="center" justify="center" boxSize="9" rounded="l2" bg="bg.muted" flexShrink="0" hideBelow="lg">
        <Icon size={18} aria-hidden />
      </Flex>
      <Box flex="1" minW={{ base: "full", lg: "0" }}>
        <Text dir="auto" overflowWrap="anywhere">
          {title}
        </Text>
        <Text dir="auto" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {details}
        </Text>
      </Box>
      <Text textStyle="sm" color="fg.muted" flex={{ base: "1", lg: "none" }}>
        {since}
      </Text>
      <Button
        variant="outline"
        aria-label={actionName}
        onClick={act}
        loading={busy}
        loadingText={busyLabel}
        minH="10"
        flexShrink="0"
      >
        {actionLabel}
      </Button>
    </Flex>
  );
}
