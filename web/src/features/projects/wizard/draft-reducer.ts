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

/** Every change of the wizard's draft. */
export function draftReducer(draft: WizardDraft, action: DraftAction): WizardDraft {
  switch (action.type) {
    case "template-chosen":
      return startDraft(prefillDetails(action.template));
    case "custom-started":
      return customDraft();
    case "details-changed":
      // Another category brings its own suggestions; whoever edited the old ones was asked before.
      return action.details.category === draft.details.category
        ? { ...draft, details: action.details }
        : { ...draft, details: action.details, suggestedFor: null, deliverablesEdited: false, deliverables: [] };
    case "suggestions-loaded":
      // A late answer for a category that is no longer chosen, or one already filled in, changes nothing.
      if (action.category !== draft.details.category || draft.suggestedFor === action.category) return draft;
      return {
        ...draft,
        suggestedFor: action.category,
        // Whoever was faster than the answer keeps what they wrote.
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
