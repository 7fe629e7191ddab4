import { useState } from "react";
import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { rosterRowStatusLabels } from "@quadwork/server/contract";
import { StatusBadge, type StatusTone } from "~/components/StatusBadge";
import type { RosterRowStatus } from "~/graphql/types.generated";
import type { JudgedRow } from "../hooks/useRosterImport";

const tones: Record<RosterRowStatus, StatusTone> = {
  NEW: "success",
  ALREADY_HERE: "neutral",
  ALREADY_INVITED: "neutral",
  DECLINED: "neutral",
  DUPLICATE: "neutral",
  UNREADABLE: "danger",
  LIMIT_REACHED: "warning",
};

/** Rows shown at first, and more with each press. */
const page = 50;

export interface RosterRowsProps {
  rows: readonly JudgedRow[];
  /** The word for a row that is, or was, invited. */
  invitedLabel: string;
}

/** Every row of a list of students with what becomes of it: first those that need a look. */
export function RosterRows({ rows, invitedLabel }: RosterRowsProps) {
  const [shown, setShown] = useState(page);
  const statuses = Object.keys(rosterRowStatusLabels) as RosterRowStatus[];
  const labelOf = (status: RosterRowStatus) => (status === "NEW" ? invitedLabel : rosterRowStatusLabels[status]);
  const counts = statuses
    .map((status) => ({ status, count: rows.filter((row) => row.status === status).length }))
    .filter(({ count }) => count > 0);
  const urgency = (status: RosterRowStatus) => (status === "UNREADABLE" ? 0 : status === "LIMIT_REACHED" ? 1 : 2);
  const ordered = [...rows].sort((a, b) => urgency(a.status) - urgency(b.status) || a.number - b.number);

  return (
    <Stack gap="4">
      <Flex gap="2" wrap="wrap" role="status" aria-label="Result">
        {counts.map(({ status, count }) => (
          <StatusBadge key={status} tone={tones[status]}>{`${count} ${labelOf(status)}`}</StatusBadge>
        ))}
      </Flex>
      <Stack as="ul" gap="0" listStyleType="none" aria-label="Students in the list">
        {ordered.slice(0, shown).map(({ number, row, status, reason }) => (
          <Flex
            as="li"
            key={number}
            gap="3"
            py="2"
            justify="space-between"
            align="flex-start"
            borderTopWidth="1px"
            _first={{ borderTopWidth: "0" }}
          >
            <Stack gap="0" minW="0">
              <Text dir="auto" fontWeight="medium" lineClamp="2" overflowWrap="anywhere">
                {row.email || "No email address"}
              </Text>
              <Text textStyle="sm" color="fg.muted" lineClamp="3" overflowWrap="anywhere">
                {[`Row ${number}`, [row.firstName, row.lastName].filter(Boolean).join(" "), row.education, reason]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
            </Stack>
            <StatusBadge tone={tones[status]}>{labelOf(status)}</StatusBadge>
          </Flex>
        ))}
      </Stack>
      {ordered.length > shown ? (
        <Button alignSelf="center" size="sm" variant="outline" onClick={() => setShown(shown + page)}>
          {`Show ${Math.min(page, ordered.length - shown)} more`}
        </Button>
      ) : null}
    </Stack>
  );
}
