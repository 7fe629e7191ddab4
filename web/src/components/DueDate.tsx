import { Text } from "@chakra-ui/react";
import { formatDate, formatDueInDays } from "./dates";

export interface DueDateProps {
  deliverable: { dueDate: string; dueInDays: number; isCompleted?: boolean; isOverdue?: boolean; isDueSoon?: boolean };
  /** Whether the deliverable is no longer awaited, as in a completed project: then only the date is shown. */
  closed?: boolean;
}

/** When a deliverable is due: the time left, then the date. Completed deliverables show only the date. */
export function DueDate({ deliverable, closed = false }: DueDateProps) {
  const { dueDate, dueInDays, isCompleted = false, isOverdue = false, isDueSoon = false } = deliverable;
  if (closed || isCompleted) return <Text textStyle="sm">Due {formatDate(dueDate)}</Text>;
  const color = isOverdue ? "danger.fg" : isDueSoon ? "warning.fg" : undefined;
  return (
    <Text textStyle="sm" fontVariantNumeric="tabular-nums">
      <Text as="span" fontWeight="semibold" color={color}>
        {formatDueInDays(dueInDays)}
      </Text>
      {" · "}
      {formatDate(dueDate)}
    </Text>
  );
}
