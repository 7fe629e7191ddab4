import { startTransition, useState } from "react";
import { Button } from "@chakra-ui/react";
import { ListChecks, Lock, Plus } from "lucide-react";
import { EmptyState } from "~/components/EmptyState";
import { Section } from "~/components/Section";
import { DeliverableDialogs, type OpenDeliverableDialog } from "./DeliverableDialogs";
import { DeliverableGrid } from "./DeliverableGrid";
import type { DeliverablesSection_ProjectFragment } from "./DeliverablesSection.generated";

/** A project's deliverables with the actions open to the viewer; a message for those who may not view them. */
export function DeliverablesSection({ project }: { project: DeliverablesSection_ProjectFragment }) {
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
        canAdd ? (
          <Button size="sm" variant="outline" onClick={add}>
            <Plus size={16} aria-hidden />
            Add Deliverable
          </Button>
        ) : undefined
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
