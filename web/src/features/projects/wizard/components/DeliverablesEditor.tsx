import { useState } from "react";
import { Box, Button, Card, Flex, HStack, IconButton, Skeleton, Stack, Text } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { formatDate } from "~/components/dates";
import type { ProjectFormValues } from "../../project-form";
import { dueDateOf, isOutsideProject, type WizardDeliverable } from "../draft";
import { DeliverableForm, OutsideWarning } from "./DeliverableForm";

interface DeliverableRowProps {
  deliverable: WizardDeliverable;
  details: ProjectFormValues;
  onEdit: () => void;
  onRemove: () => void;
}

function DeliverableRow({ deliverable, details, onEdit, onRemove }: DeliverableRowProps) {
  const dueDate = dueDateOf(deliverable, details.startDate);
  return (
    <Flex justify="space-between" gap="3">
      <Stack gap="1" minW="0">
        <Text dir="auto" fontWeight="medium" overflowWrap="anywhere">
          {deliverable.title}
        </Text>
        {deliverable.description ? (
          <Text color="fg.muted" textStyle="sm" whiteSpace="pre-line">
            {deliverable.description}
          </Text>
        ) : null}
        <Text textStyle="sm" color="fg.muted">{`Due ${formatDate(dueDate)}`}</Text>
        {isOutsideProject(dueDate, details) ? <OutsideWarning /> : null}
      </Stack>
      <HStack gap="1" alignSelf="flex-start" flexShrink="0">
        <IconButton variant="ghost" size="sm" onClick={onEdit} aria-label={`Edit ${deliverable.title}`}>
          <Pencil size={16} />
        </IconButton>
        <IconButton variant="ghost" size="sm" onClick={onRemove} aria-label={`Remove ${deliverable.title}`}>
          <Trash2 size={16} />
        </IconButton>
      </HStack>
    </Flex>
  );
}

export interface DeliverablesEditorProps {
  deliverables: readonly WizardDeliverable[];
  details: ProjectFormValues;
  /** Whether the category's suggestions are loading. */
  loading: boolean;
  onSave: (deliverable: WizardDeliverable) => void;
  onRemove: (key: string) => void;
}

/** A new project's deliverables: suggested by its category, all editable. */
export function DeliverablesEditor({ deliverables, details, loading, onSave, onRemove }: DeliverablesEditorProps) {
  // A deliverable's key, "new", or null while no form is open.
  const [open, setOpen] = useState<string | null>(null);

  const form = (deliverable: WizardDeliverable | null) => (
    <DeliverableForm
      deliverable={deliverable}
      details={details}
      onCancel={() => setOpen(null)}
      onSave={(saved) => {
        onSave(saved);
        setOpen(null);
      }}
    />
  );

  return (
    <Card.Root size="sm">
      <Card.Header>
        <Card.Title as="h3">Deliverables</Card.Title>
        <Card.Description>Suggested for your category. Edit, remove or add as needed.</Card.Description>
      </Card.Header>
      <Card.Body>
        <Stack as="ul" listStyleType="none" gap="0">
          {loading ? <Skeleton as="li" height="16" aria-label="Loading deliverables..." /> : null}
          {deliverables.map((deliverable) => (
            <Box as="li" key={deliverable.key} py="4" borderBottomWidth="1px" _first={{ pt: 0 }}>
              {open === deliverable.key ? (
                form(deliverable)
              ) : (
                <DeliverableRow
                  deliverable={deliverable}
                  details={details}
                  onEdit={() => setOpen(deliverable.key)}
                  onRemove={() => onRemove(deliverable.key)}
                />
              )}
            </Box>
          ))}
        </Stack>
        {!loading && deliverables.length === 0 ? (
          <Text color="fg.muted">No deliverables yet. You can also add them later.</Text>
        ) : null}
        <Box pt="4">
          {open === "new" ? (
            form(null)
          ) : deliverables.length < limits.deliverablesPerRequest ? (
            <Button variant="outline" size="sm" onClick={() => setOpen("new")}>
              <Plus size={16} aria-hidden />
              Add Deliverable
            </Button>
          ) : null}
        </Box>
      </Card.Body>
    </Card.Root>
  );
}
