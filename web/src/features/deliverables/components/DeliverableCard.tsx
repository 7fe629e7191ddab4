import { useState } from "react";
import { Card, Flex, Heading, HStack, IconButton, Text, VisuallyHidden } from "@chakra-ui/react";
import { CalendarClock, CircleCheck, Pencil, Trash2, TriangleAlert, type LucideIcon } from "lucide-react";
import { Checkbox } from "~/components/controls";
import { DueDate } from "~/components/DueDate";
import { StatusBadge, type StatusTone } from "~/components/StatusBadge";
import type { DeliverableCard_DeliverableFragment } from "./DeliverableCard.generated";

interface Look {
  word: string;
  tone: StatusTone;
  icon: LucideIcon;
  ground: string;
  edge: string;
}

/** The state's colour, icon and label: green, red, yellow or white. */
export function lookOf({
  isCompleted,
  isOverdue,
  isDueSoon,
}: Pick<DeliverableCard_DeliverableFragment, "isCompleted" | "isOverdue" | "isDueSoon">): Look {
  if (isCompleted)
    return { word: "Completed", tone: "success", icon: CircleCheck, ground: "success.subtle", edge: "success.border" };
  if (isOverdue)
    return { word: "Overdue", tone: "danger", icon: TriangleAlert, ground: "danger.subtle", edge: "danger.border" };
  if (isDueSoon)
    return { word: "Due Soon", tone: "warning", icon: CalendarClock, ground: "warning.subtle", edge: "warning.border" };
  return { word: "Upcoming", tone: "neutral", icon: CalendarClock, ground: "bg.panel", edge: "border" };
}

export interface DeliverableCardProps {
  deliverable: DeliverableCard_DeliverableFragment;
  /** Whether the project is completed, so that nothing can change: the card has no controls. */
  closed: boolean;
  /** Resolves once the deliverable shows its current state, even if unchanged. */
  onSetCompletion: (isCompleted: boolean) => Promise<void>;
  onEdit: () => void;
  onDelete: () => void;
}

/** One deliverable: title, description, due date and state, with the actions open to the viewer. */
export function DeliverableCard({ deliverable, closed, onSetCompletion, onEdit, onDelete }: DeliverableCardProps) {
  const { title, description, isCompleted, viewerCanUpdate, viewerCanDelete, viewerCanSetCompletion } = deliverable;
  const { word, tone, icon, ground, edge } = lookOf(deliverable);
  // The checkbox changes at once; the rest of the card follows when the cache updates.
  const [ticked, setTicked] = useState<boolean | null>(null);
  const tick = (next: boolean) => {
    setTicked(next);
    void onSetCompletion(next).finally(() => setTicked(null));
  };
  return (
    <Card.Root size="sm" bg={ground} borderColor={edge} transition="background 150ms ease-out">
      <Card.Body gap="3" p="5">
        <Flex gap="3" justify="space-between">
          <Heading dir="auto" as="h3" size="md" overflowWrap="anywhere" minW="0">
            {title}
          </Heading>
          <StatusBadge tone={tone} icon={icon}>
            {word}
          </StatusBadge>
        </Flex>
        {description ? (
          <Text dir="auto" textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
            {description}
          </Text>
        ) : null}
        <DueDate deliverable={deliverable} closed={closed} />
        {closed ? null : (
          <Flex mt="auto" gap="3" justify="space-between" align="center" minH="9">
            <Checkbox
              checked={ticked ?? isCompleted}
              disabled={!viewerCanSetCompletion}
              onChange={tick}
              boxGround="bg.panel"
            >
              Mark as complete
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Checkbox>
            <HStack gap="1">
              {viewerCanUpdate ? (
                <IconButton size="sm" variant="ghost" aria-label={`Edit ${title}`} onClick={onEdit}>
                  <Pencil size={16} aria-hidden />
                </IconButton>
              ) : null}
              {viewerCanDelete ? (
                <IconButton
                  size="sm"
                  variant="ghost"
                  colorPalette="danger"
                  aria-label={`Delete ${title}`}
                  onClick={onDelete}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              ) : null}
            </HStack>
          </Flex>
        )}
      </Card.Body>
    </Card.Root>
  );
}
