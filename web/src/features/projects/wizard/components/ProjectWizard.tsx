import { useCallback, useEffect, useRef, useState } from "react";
import { Box, Heading } from "@chakra-ui/react";
import { skipToken } from "@apollo/client/react";
import { afterPaint } from "~/components/after-paint";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { PageHeader } from "~/components/PageHeader";
import type { ProjectFormValues } from "../../project-form";
import { isEdited, type WizardStep } from "../draft";
import type { DraftAction } from "../draft-reducer";
import { useDeliverableTemplatesQuery } from "../hooks/DeliverableTemplates.generated";
import { useCreateProject } from "../hooks/useCreateProject";
import { useWizardDraft } from "../hooks/useWizardDraft";
import { useWizardStep } from "../hooks/useWizardStep";
import { DeliverablesStep } from "./DeliverablesStep";
import { DetailsStep } from "./DetailsStep";
import { TemplateStep } from "./TemplateStep";
import { stepTitles, WizardProgress } from "./WizardProgress";

export interface ProjectWizardProps {
  /** The owner of the draft. */
  userId: string;
  onCreated: (projectId: string) => void;
}

/** The actions that start a new draft. */
type Start = Extract<DraftAction, { type: "template-chosen" | "custom-started" }>;

/** Creates a project in three steps. Going back is possible, and a reload loses nothing. */
export function ProjectWizard({ userId, onCreated }: ProjectWizardProps) {
  const { draft, dispatch } = useWizardDraft(userId);
  const { create, creating, failure } = useCreateProject(userId, onCreated);
  const { category } = draft.details;

  const suggestions = useDeliverableTemplatesQuery(
    category && draft.suggestedFor !== category ? { variables: { category } } : skipToken,
  );
  useEffect(() => {
    if (category && suggestions.data) {
      dispatch({ type: "suggestions-loaded", category, suggestions: suggestions.data.deliverableTemplates });
    }
  }, [category, suggestions.data, dispatch]);
  // A template load failure is only logged and leaves the list empty.
  useEffect(() => {
    if (suggestions.error) console.error("The deliverable templates could not be loaded.", suggestions.error);
  }, [suggestions.error]);

  const { step, goTo } = useWizardStep(draft);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<WizardStep>(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    // Announces the new step to screen readers.
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  // The heading shows the next step at once; its content takes a slow phone a while to render.
  const [coming, setComing] = useState<WizardStep | null>(null);
  const announced = coming ?? step;
  const proceed = async (next: WizardStep, action?: Start) => {
    setComing(next);
    if (action) {
      await afterPaint();
      dispatch(action);
    }
    await goTo(next);
    setComing(null);
  };

  // The action that would replace an edited draft, until confirmed.
  const [asked, setAsked] = useState<Start | null>(null);
  const start = (action: Start) => {
    if (isEdited(draft)) setAsked(action);
    else void proceed("details", action);
  };
  const changeDetails = useCallback(
    (details: ProjectFormValues) => dispatch({ type: "details-changed", details }),
    [dispatch],
  );

  return (
    <Box maxW="4xl">
      <PageHeader title="Create a New Project" />
      <WizardProgress step={announced} />
      <Heading as="h2" size="lg" mb="4" ref={heading} tabIndex={-1} outline="none">
        {stepTitles[announced]}
      </Heading>
      {step === "template" ? (
        <TemplateStep
          onUseTemplate={(template) => start({ type: "template-chosen", template })}
          onStartCustom={() => start({ type: "custom-started" })}
          // A draft that was just started is already moving to the next step.
          onContinue={draft.startedFrom && !coming ? () => void proceed("details") : undefined}
        />
      ) : null}
      {step === "details" ? (
        <DetailsStep
          draft={draft}
          refused={failure?.fields ?? {}}
          onChange={changeDetails}
          onBack={() => void proceed("template")}
          onContinue={() => void proceed("deliverables")}
        />
      ) : null}
      {step === "deliverables" ? (
        <DeliverablesStep
          draft={draft}
          loadingSuggestions={suggestions.loading}
          creating={creating}
          failure={failure}
          onSave={(deliverable) => dispatch({ type: "deliverable-saved", deliverable })}
          onRemove={(key) => dispatch({ type: "deliverable-removed", key })}
          onBack={() => void proceed("details")}
          onCreate={() => void create(draft)}
        />
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Replace your draft?"
        description="You have a draft with changes. Starting over replaces what you entered."
        confirmLabel="Replace Draft"
        cancelLabel="Keep Draft"
        tone="danger"
        onConfirm={async () => {
          if (asked) void proceed("details", asked);
        }}
      />
    </Box>
  );
}
