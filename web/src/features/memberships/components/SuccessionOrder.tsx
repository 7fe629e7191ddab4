import { useState } from "react";
import { Box, HStack, IconButton, Stack, Text } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { ArrowDown, ArrowUp } from "lucide-react";
import { fullName } from "../handover-texts";
import type { Acting } from "../hooks/useHandover";
import { useHandoverActs } from "../hooks/useHandoverActs";

const swapped = <Item,>(items: readonly Item[], index: number): Item[] =>
  items.map((item, at) => (at === index ? items[index + 1]! : at === index + 1 ? items[index]! : item));

/** Who is asked to take over when the user is away, in an order that the user can change. */
export function SuccessionOrder({ acting: { others } }: { acting: Acting }) {
  const { order } = useHandoverActs();
  const [saving, setSaving] = useState(false);
  /** Puts the person at `index` behind the next one. */
  const swap = async (index: number) => {
    setSaving(true);
    await order(swapped(others, index).map(({ profile }) => profile.id));
    setSaving(false);
  };
  return (
    <Stack gap="2">
      <Text textStyle="sm" color="fg.muted">
        {`If you do not log in for ${limits.absenceDays} days, we ask them to take over, in this order, and tell you.`}
      </Text>
      <Box as="ol" listStyleType="none" aria-label="Order of succession" aria-busy={saving} borderTopWidth="1px">
        {others.map(({ profile }, index) => (
          <HStack as="li" key={profile.id} gap="2" py="1.5" borderBottomWidth="1px" minH="11">
            <Text color="fg.muted" fontVariantNumeric="tabular-nums" minW="6">
              {`${index + 1}.`}
            </Text>
            <Text dir="auto" flex="1" minW="0" overflowWrap="anywhere">
              {fullName(profile)}
            </Text>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={`Move ${fullName(profile)} up`}
              disabled={index === 0 || saving}
              onClick={() => void swap(index - 1)}
            >
              <ArrowUp size={16} aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              variant="ghost"
              aria-label={`Move ${fullName(profile)} down`}
              disabled={index === others.length - 1 || saving}
              onClick={() => void swap(index)}
            >
              <ArrowDown size={16} aria-hidden />
            </IconButton>
          </HStack>
        ))}
      </Box>
    </Stack>
  );
}
