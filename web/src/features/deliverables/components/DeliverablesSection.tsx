import { startTransition, useState, type ReactNode } from "react";
import { Button, Flex } from "@chakra-ui/react";
import { ListChecks, Lock, Plus } from "lucide-react";
import { EmptyState } from "~/components/EmptyState";
import { Section } from "~/components/Section";
import { DeliverableDialogs, type OpenDeliverableDialog } from "./DeliverableDialogs";
import { DeliverableGrid } from "./DeliverableGrid";
import type { DeliverablesSection_ProjectFragment } from "./DeliverablesSection.generated";

export interface DeliverablesSectionProps {
  project: DeliverablesSection_ProjectFragment;
  /** Buttons of other features while the project is in progress, put here by the route. */
  actions?: ReactNode;
}

/** A project's deliverables with the actions open to the viewer; a message for those who may not view them. */
export function DeliverablesSection({ project, actions }: DeliverablesSectionProps) {
  const [dialog, setDialog] = useState<OpenDeliverableDialog | null>(null);
  // Opening a dialog re-renders the cards; the press need not wait for that.
  const open = (next: OpenDeliverableDialog) => startTransition(() => setDialog(next));
  const add = () => open({ kind: "add" });
  const closed = project.status === "COMPLETED";
  const canAdd = project.viewerCanAddDeliverable && !closed;

  if (!project.viewerCanViewDeliverables) {
    return (
      <Section title="Project Deliverables">
        <EmptyState icon={<Lock size={28} />} title="You must be a member of the project team to view deliverables." />
      </Section>
    );
  }
  return (
    <Section
      title="Project Deliverables"
      action={
        <Flex gap="2" wrap="wrap">
          {project.status === "IN_PROGRESS" ? actions : null}
          {canAdd ? (
            <Button size="sm" variant="outline" onClick={add}>
              <Plus size={16} aria-hidden />
              Add Deliverable
            </Button>
          ) : null}
        </Flex>
      }
    >
      <DeliverableGrid
        projectId={project.id}
        closed={closed}
        empty={
          <EmptyState
            icon={<ListChecks size={28} />}
            title="No deliverables found for this project."
            action={
              canAdd ? (
                <Button variant="outline" onClick={add}>
                  Add Your First Deliverable
                </Button>
              ) : undefined
            }
          />
        }
        onEdit={(deliverable) => open({ kind: "edit", deliverable })}
        onDelete={(deliverable) => open({ kind: "delete", deliverable })}
      />
      {closed ? null : <DeliverableDialogs project={project} dialog={dialog} onClose={() => setDialog(null)} />}
    </Section>
  );
}
