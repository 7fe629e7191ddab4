import { Text } from "@chakra-ui/react";
import { formatDate, formatDueInDays } from "./dates";

export interface DueDateProps {
  deliverable: { dueDate: string; dueInDays: number; isCompleted?: boolean; isOverdue?: boolean; isDueSoon?: boolean };
  /** Whether nothing is waited for any more, as in a completed project: then only the day is told. */
  closed?: boolean;
}

/** When a deliverable is due: how far off that is first, the day beside it. What is done is only dated. */
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
