import { useState } from "react";
import { Button, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { formatDate } from "~/components/dates";
import { StatusBadge } from "~/components/StatusBadge";
import { useRevokeAccessToken } from "../hooks/useRevokeAccessToken";
import { summaryOf } from "../scopes";
import type { AccessTokenItem_AccessTokenFragment } from "./AccessTokenItem.generated";

/** When a token expires or expired. */
function lifeOf({ expiresAt, isExpired }: AccessTokenItem_AccessTokenFragment): string {
  if (!expiresAt) return "Does not expire";
  return `${isExpired ? "Expired" : "Expires"} on ${formatDate(expiresAt)}`;
}

/** One token: its name, scopes and lifetime, and a button to revoke it. */
export function AccessTokenItem({ token }: { token: AccessTokenItem_AccessTokenFragment }) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeAccessToken();
  const { id, name, lastFour, scopes, lastUsedAt, isExpired } = token;
  return (
    <Flex
      as="li"
      gap="4"
      justify="space-between"
      align="start"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: "0", pt: "0" }}
    >
      <Stack gap="1" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text dir="auto" fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          {isExpired ? <StatusBadge tone="warning">Expired</StatusBadge> : null}
        </HStack>
        <Text textStyle="sm">{summaryOf(scopes)}</Text>
        <Text textStyle="sm" color="fg.muted">
          Ends in{" "}
          <Text as="span" fontFamily="mono">
            {lastFour}
          </Text>
          . {lifeOf(token)}. {lastUsedAt ? `Last used on ${formatDate(lastUsedAt)}.` : "Never used."}
        </Text>
      </Stack>
      <Button
        size="sm"
        variant="outline"
        colorPalette="danger"
        flexShrink="0"
        onClick={() => setAsking(true)}
        aria-label={`Revoke ${name}`}
      >
        <Trash2 size={16} aria-hidden />
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Revoke ${name}?`}
        description="Programs using this token lose access immediately. This cannot be undone."
        confirmLabel="Revoke Token"
        busyLabel="Revoking..."
        tone="danger"
        onConfirm={() => revoke(id)}
      />
    </Flex>
  );
}
