import { useCallback, useEffect, useRef, useState } from "react";
import { Box, Heading } from "@chakra-ui/react";
import { skipToken } from "@apollo/client/react";
import { afterPaint } from "~/components/after-paint";
import { PageHeader } from "~/components/PageHeader";
import type { WizardDetails, WizardStep } from "../draft";
import { draftReducer, type DraftAction } from "../draft-reducer";
import { useDeliverableTemplatesQuery } from "../hooks/DeliverableTemplates.generated";
import { useCreateProject } from "../hooks/useCreateProject";
import { useWizardDraft } from "../hooks/useWizardDraft";
import { DeliverablesStep } from "./DeliverablesStep";
import { DetailsStep } from "./DetailsStep";
import { TemplateStep } from "./TemplateStep";
import { stepTitles, WizardProgress } from "./WizardProgress";

export interface ProjectWizardProps {
  /** Whose draft this is. */
  userId: string;
  onCreated: (projectId: string) => void;
}

/** The way to a new project in three steps. Going back is allowed and a reload loses nothing. */
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

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<WizardStep>(draft.step);
  useEffect(() => {
    if (shownStep.current === draft.step) return;
    shownStep.current = draft.step;
    window.scrollTo(0, 0);
    // Whoever listens to the page hears which step it is now.
    heading.current?.focus({ preventScroll: true });
  }, [draft.step]);

  // The heading tells at once which step comes; what belongs to it takes a slow phone a while to render.
  const [coming, setComing] = useState<WizardStep | null>(null);
  const announced = coming ?? draft.step;
  const proceed = (action: DraftAction) => {
    setComing(draftReducer(draft, action).step);
    void afterPaint().then(() => {
      dispatch(action);
      setComing(null);
    });
  };
  const goTo = (step: WizardStep) => proceed({ type: "step-chosen", step });
  const changeDetails = useCallback(
    (details: WizardDetails) => dispatch({ type: "details-changed", details }),
    [dispatch],
  );

  return (
    <Box maxW="4xl">
      <PageHeader title="Create a New Project" />
      <WizardProgress step={announced} />
      <Heading as="h2" size="lg" mb="4" ref={heading} tabIndex={-1} outline="none">
        {stepTitles[announced]}
      </Heading>
      {draft.step === "template" ? (
        <TemplateStep
          onUseTemplate={(template) => proceed({ type: "template-chosen", template })}
          onStartCustom={() => proceed({ type: "custom-started" })}
          onContinue={draft.details.title.trim() ? () => goTo("details") : undefined}
        />
      ) : null}
      {draft.step === "details" ? (
        <DetailsStep
          draft={draft}
          refused={failure?.fields ?? {}}
          onChange={changeDetails}
          onBack={() => goTo("template")}
          onContinue={() => goTo("deliverables")}
        />
      ) : null}
      {draft.step === "deliverables" ? (
        <DeliverablesStep
          draft={draft}
          loadingSuggestions={suggestions.loading}
          creating={creating}
          failure={failure}
          onSave={(deliverable) => dispatch({ type: "deliverable-saved", deliverable })}
          onRemove={(key) => dispatch({ type: "deliverable-removed", key })}
          onBack={() => goTo("details")}
          onCreate={() => void create(draft)}
        />
      ) : null}
    </Box>
  );
}
