import { List, Stack, Text } from "@chakra-ui/react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { formatDate, formatDueInDays } from "~/components/dates";
import { useCompleteProject } from "../hooks/useCompleteProject";
import { useIncompleteDeliverablesQuery } from "../hooks/IncompleteDeliverables.generated";

export interface CompleteProjectDialogProps {
  project: { id: string; title: string };
  onClose: () => void;
}

/** Lists the incomplete deliverables, so that no one completes a project by mistake. */
function StillIncomplete({ projectId }: { projectId: string }) {
  const { data, error } = useIncompleteDeliverablesQuery({ variables: { projectId }, fetchPolicy: "network-only" });
  const incomplete = data?.deliverables;
  if (error) return <Text color="fg.error">Failed to fetch deliverables</Text>;
  if (!incomplete)
    return (
      <Text color="fg.muted" role="status">
        Loading deliverables...
      </Text>
    );
  if (incomplete.totalCount === 0) return <Text>Every deliverable is complete.</Text>;
  const unseen = incomplete.totalCount - incomplete.nodes.length;
  return (
    <Stack gap="2">
      <Text fontWeight="medium">
        {incomplete.totalCount === 1
          ? "1 deliverable is still incomplete:"
          : `${incomplete.totalCount} deliverables are still incomplete:`}
      </Text>
      <List.Root ps="5" maxH="60" overflowY="auto" tabIndex={0} aria-label="Incomplete deliverables">
        {incomplete.nodes.map(({ id, title, dueDate, dueInDays }) => (
          <List.Item key={id}>
            {title}{" "}
            <Text as="span" color="fg.muted">
              ({formatDueInDays(dueInDays)}, {formatDate(dueDate)})
            </Text>
          </List.Item>
        ))}
        {unseen > 0 ? <List.Item>and {unseen} more</List.Item> : null}
      </List.Root>
    </Stack>
  );
}

/** Asks for confirmation before completing a project. Mounted while open. */
export default function CompleteProjectDialog({ project, onClose }: CompleteProjectDialogProps) {
  const completeProject = useCompleteProject();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Complete this project?"
      description={`'${project.title}' will be marked as completed. This cannot be undone.`}
      confirmLabel="Complete Project"
      busyLabel="Completing..."
      onConfirm={() => completeProject(project.id)}
    >
      <StillIncomplete projectId={project.id} />
    </ConfirmDialog>
  );
}
