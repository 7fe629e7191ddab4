import { lazy, Suspense, useState } from "react";
import { Button, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { KeyRound, List, Pencil, Power, Send, Trash2, type LucideIcon } from "lucide-react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { formatMoment } from "~/components/dates";
import { StatusBadge } from "~/components/StatusBadge";
import type { WebhookDisabledReason } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { summaryOf } from "../events";
import { useUpdateWebhook } from "../hooks/useSaveWebhook";
import { useWebhookActions } from "../hooks/useWebhookActions";
import type { WebhookItem_WebhookFragment } from "./WebhookItem.generated";

const EditWebhookDialog = lazy(() => import("./EditWebhookDialog"));
const RenewSecretDialog = lazy(() => import("./RenewSecretDialog"));
const DeliveriesDialog = lazy(() => import("./DeliveriesDialog"));

const whyDisabled: Record<WebhookDisabledReason, string> = {
  OWNER: "You disabled this webhook, so it receives nothing.",
  GONE: "Disabled because the receiver answered 410 Gone.",
  FAILING: "Disabled because deliveries failed for days.",
};

function stateOf({ isEnabled, failingSince }: WebhookItem_WebhookFragment) {
  if (!isEnabled) return <StatusBadge tone="neutral">Disabled</StatusBadge>;
  return failingSince ? (
    <StatusBadge tone="warning">Failing</StatusBadge>
  ) : (
    <StatusBadge tone="success">Enabled</StatusBadge>
  );
}

/** Notes on a webhook besides its state. */
const notesOn = ({ disabledReason, failingSince, previousSecretExpiresAt }: WebhookItem_WebhookFragment): string[] => [
  ...(disabledReason ? [whyDisabled[disabledReason]] : []),
  ...(failingSince && !disabledReason ? [`Deliveries have failed since ${formatMoment(failingSince)}.`] : []),
  ...(previousSecretExpiresAt
    ? [`Events are also signed with the old secret until ${formatMoment(previousSecretExpiresAt)}.`]
    : []),
];

type Asked = "edit" | "deliveries" | "secret" | "delete";

/** One webhook: its URL, events and state, with its actions. */
export function WebhookItem({ webhook }: { webhook: WebhookItem_WebhookFragment }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { ping, remove } = useWebhookActions(webhook.id);
  const update = useUpdateWebhook(webhook.id);
  const { url, description, events, isEnabled } = webhook;
  const close = () => setAsked(null);
  const enable = () =>
    update({ url, description: description ?? "", events, isEnabled: true }, null, toasts.webhookEnabled);
  const act = (Icon: LucideIcon, label: string, onClick: () => void, tone: "danger" | "gray" = "gray") => (
    <Button size="sm" variant="outline" colorPalette={tone} onClick={onClick} aria-label={`${label}: ${url}`}>
      <Icon size={16} aria-hidden />
      {label}
    </Button>
  );
  return (
    <Stack as="li" gap="3" py="4" borderTopWidth="1px" _first={{ borderTopWidth: "0", pt: "0" }}>
      <Stack gap="1" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text dir="auto" fontWeight="medium" overflowWrap="anywhere">
            {url}
          </Text>
          {stateOf(webhook)}
        </HStack>
        {description ? (
          <Text dir="auto" overflowWrap="anywhere">
            {description}
          </Text>
        ) : null}
        <Text textStyle="sm" color="fg.muted">
          {summaryOf(events)}
        </Text>
        {notesOn(webhook).map((note) => (
          <Text key={note} textStyle="sm">
            {note}
          </Text>
        ))}
      </Stack>
      <Flex gap="2" wrap="wrap">
        {act(List, "Deliveries", () => setAsked("deliveries"))}
        {isEnabled ? act(Send, "Send Test", () => void ping()) : act(Power, "Enable", () => void enable())}
        {act(Pencil, "Edit", () => setAsked("edit"))}
        {act(KeyRound, "New Secret", () => setAsked("secret"))}
        {act(Trash2, "Delete", () => setAsked("delete"), "danger")}
      </Flex>
      <Suspense>
        {asked === "edit" ? <EditWebhookDialog webhook={webhook} onClose={close} /> : null}
        {asked === "secret" ? <RenewSecretDialog webhookId={webhook.id} onClose={close} /> : null}
        {asked === "deliveries" ? <DeliveriesDialog webhook={webhook} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        open={asked === "delete"}
        onClose={close}
        title="Delete this webhook?"
        description={`${url} will receive no more events, and its delivery log will be deleted.`}
        confirmLabel="Delete Webhook"
        busyLabel="Deleting..."
        tone="danger"
        onConfirm={remove}
      />
    </Stack>
  );
}
