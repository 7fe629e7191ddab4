import { useEffect, useRef } from "react";
import { Alert, Button, Flex, List, Stack } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import type { WizardDeliverable, WizardDraft } from "../draft";
import type { CreateProjectFailure } from "../hooks/useCreateProject";
import { DeliverablesEditor } from "./DeliverablesEditor";
import { ProjectSummary } from "./ProjectSummary";

/** Explains why the project was not created. The draft is kept. */
function FailureAlert({ failure }: { failure: CreateProjectFailure }) {
  const alert = useRef<HTMLDivElement>(null);
  // The pressed button lost the focus while it was disabled.
  useEffect(() => alert.current?.focus(), [failure]);
  const reasons = Object.entries(failure.fields);
  return (
    <Alert.Root status="error" role="alert" ref={alert} tabIndex={-1} outline="none">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Failed to create project</Alert.Title>
        <Alert.Description>
          {failure.message}
          {reasons.length > 0 ? (
            <List.Root ps="5" mt="1">
              {reasons.map(([path, reason]) => (
                <List.Item key={path}>{reason}</List.Item>
              ))}
            </List.Root>
          ) : null}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

export interface DeliverablesStepProps {
  draft: WizardDraft;
  loadingSuggestions: boolean;
  creating: boolean;
  failure: CreateProjectFailure | null;
  onSave: (deliverable: WizardDeliverable) => void;
  onRemove: (key: string) => void;
  onBack: () => void;
  onCreate: () => void;
}

/** Step three: review the details, edit the deliverables, create the project. */
export function DeliverablesStep(props: DeliverablesStepProps) {
  const { draft, loadingSuggestions, creating, failure, onSave, onRemove, onBack, onCreate } = props;
  return (
    <Stack gap="5">
      <Button variant="ghost" size="sm" ms="-3" alignSelf="flex-start" onClick={onBack} disabled={creating}>
        <ArrowLeft size={16} aria-hidden />
        Back to Details
      </Button>
      <ProjectSummary details={draft.details} />
      <DeliverablesEditor
        deliverables={draft.deliverables}
        details={draft.details}
        loading={loadingSuggestions}
        onSave={onSave}
        onRemove={onRemove}
      />
      {failure ? <FailureAlert failure={failure} /> : null}
      <Flex justify="flex-end">
        <Button colorPalette="accent" onClick={onCreate} disabled={creating} aria-busy={creating}>
          {creating ? "Creating project..." : "Create Project"}
        </Button>
      </Flex>
    </Stack>
  );
}
