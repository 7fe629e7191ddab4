import type { ProjectCategory } from "~/graphql/types.generated";
import type { ProjectFormValues } from "../project-form";
import {
  customDraft,
  fromSuggestion,
  prefillDetails,
  startDraft,
  type DeliverableSuggestion,
  type PrefillTemplate,
  type WizardDeliverable,
  type WizardDraft,
} from "./draft";

export type DraftAction =
  | { type: "template-chosen"; template: PrefillTemplate }
  | { type: "custom-started" }
  | { type: "details-changed"; details: ProjectFormValues }
  | { type: "suggestions-loaded"; category: ProjectCategory; suggestions: readonly DeliverableSuggestion[] }
  | { type: "deliverable-saved"; deliverable: WizardDeliverable }
  | { type: "deliverable-removed"; key: string };

/** Applies every change to the wizard's draft. */
export function draftReducer(draft: WizardDraft, action: DraftAction): WizardDraft {
  switch (action.type) {
    case "template-chosen":
      return startDraft(prefillDetails(action.template));
    case "custom-started":
      return customDraft();
    case "details-changed":
      // A new category brings its own suggestions; edited ones were confirmed before.
      return action.details.category === draft.details.category
        ? { ...draft, details: action.details }
        : { ...draft, details: action.details, suggestedFor: null, deliverablesEdited: false, deliverables: [] };
    case "suggestions-loaded":
      // Ignore late suggestions for a category that is no longer selected or already filled in.
      if (action.category !== draft.details.category || draft.suggestedFor === action.category) return draft;
      return {
        ...draft,
        suggestedFor: action.category,
        // Keep what was entered before the suggestions arrived.
        deliverables: draft.deliverablesEdited ? draft.deliverables : action.suggestions.map(fromSuggestion),
      };
    case "deliverable-saved":
      return { ...draft, deliverablesEdited: true, deliverables: upsert(draft.deliverables, action.deliverable) };
    case "deliverable-removed":
      return {
        ...draft,
        deliverablesEdited: true,
        deliverables: draft.deliverables.filter(({ key }) => key !== action.key),
      };
  }
}

function upsert(deliverables: readonly WizardDeliverable[], saved: WizardDeliverable): WizardDeliverable[] {
  return deliverables.some(({ key }) => key === saved.key)
    ? deliverables.map((deliverable) => (deliverable.key === saved.key ? saved : deliverable))
    : [...deliverables, saved];
}
