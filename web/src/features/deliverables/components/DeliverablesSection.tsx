import { startTransition, useState } from "react";
import { Button } from "@chakra-ui/react";
import { ListChecks, Lock, Plus } from "lucide-react";
import { EmptyState } from "~/components/EmptyState";
import { Section } from "~/components/Section";
import { DeliverableDialogs, type OpenDeliverableDialog } from "./DeliverableDialogs";
import { DeliverableGrid } from "./DeliverableGrid";
import type { DeliverablesSection_ProjectFragment } from "./DeliverablesSection.generated";

/** A project's deliverables, for whoever may view them, with what the viewer may do about them. */
export function DeliverablesSection({ project }: { project: DeliverablesSection_ProjectFragment }) {
  const [dialog, setDialog] = useState<OpenDeliverableDialog | null>(null);
  // The cards are rendered again with it, which the press that opens it need not wait for.
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
