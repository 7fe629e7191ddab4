import { useState } from "react";
import { Box, Button, chakra, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import { webhookDeliveryStateLabels } from "@quadwork/server/contract";
import { formatMoment } from "~/components/dates";
import { StatusBadge, type StatusTone } from "~/components/StatusBadge";
import type { WebhookDeliveryState } from "~/graphql/types.generated";
import { useRedeliver } from "../hooks/useWebhookActions";
import type { DeliveryItem_WebhookDeliveryFragment } from "./DeliveryItem.generated";

const tones: Record<WebhookDeliveryState, StatusTone> = { PENDING: "warning", DELIVERED: "success", FAILED: "danger" };

/** The outcome of the last attempt and the time of the next. */
function storyOf({
  attempts,
  responseStatus,
  durationMilliseconds,
  error,
  nextAttemptAt,
  lastAttemptAt,
}: DeliveryItem_WebhookDeliveryFragment): string {
  return [
    attempts === 1 ? "Tried once." : null,
    attempts > 1 && lastAttemptAt ? `Tried ${attempts} times, last on ${formatMoment(lastAttemptAt)}.` : null,
    responseStatus ? `Answered with ${responseStatus} after ${durationMilliseconds} ms.` : null,
    error,
    nextAttemptAt ? `Next attempt on ${formatMoment(nextAttemptAt)}.` : null,
  ]
    .filter(Boolean)
    .join(" ");
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <chakra.details textStyle="sm">
      <chakra.summary cursor="pointer">{label}</chakra.summary>
      <Box
        as="pre"
        mt="2"
        p="3"
        rounded="l2"
        bg="bg.subtle"
        borderWidth="1px"
        textStyle="xs"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {text}
      </Box>
    </chakra.details>
  );
}

/** One delivery of an event to a webhook. */
export function DeliveryItem({ delivery }: { delivery: DeliveryItem_WebhookDeliveryFragment }) {
  const [busy, setBusy] = useState(false);
  const redeliver = useRedeliver();
  const { id, eventType, eventId, state, isRedelivery, createdAt, payload, responseText } = delivery;
  const label = state === "PENDING" ? "Send Now" : "Send Again";
  const send = async () => {
    setBusy(true);
    await redeliver(id);
    setBusy(false);
  };
  return (
    <Flex
      as="li"
      gap="4"
      justify="space-between"
      align={{ base: "stretch", sm: "start" }}
      direction={{ base: "column", sm: "row" }}
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: "0", pt: "0" }}
    >
      <Stack gap="1" minW="0" flex="1">
        <HStack gap="2" wrap="wrap">
          <Text fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
            {eventType}
          </Text>
          <StatusBadge tone={tones[state]}>{webhookDeliveryStateLabels[state]}</StatusBadge>
        </HStack>
        <Text textStyle="sm" color="fg.muted">
          {formatMoment(createdAt)}
          {isRedelivery ? ", sent again" : ""}
        </Text>
        <Text textStyle="sm" overflowWrap="anywhere">
          {storyOf(delivery)}
        </Text>
        <Code label="Payload" text={JSON.stringify(JSON.parse(payload), null, 2)} />
        {responseText ? <Code label="Answer" text={responseText} /> : null}
      </Stack>
      <Button
        size="sm"
        variant="outline"
        flexShrink="0"
        alignSelf="start"
        onClick={() => void send()}
        loading={busy}
        loadingText="Sending..."
        aria-label={`${label}: ${eventType} ${eventId}`}
      >
        <RotateCw size={16} aria-hidden />
        {label}
      </Button>
    </Flex>
  );
}
