import { useEffect, useReducer } from "react";
import { object, string } from "yup";
import { emptyDraft, type WizardDraft } from "../draft";
import { draftReducer } from "../draft-reducer";

const storageKey = (userId: string) => `quadwork.project-draft.${userId}`;

const draftShape = object({
  details: object({ title: string().defined(), startDate: string().defined() }).required(),
});

/** The user's draft in this tab; a new one if there is none or it is unreadable. */
function readDraft(userId: string): WizardDraft {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(userId)) ?? "null");
    if (!draftShape.isValidSync(stored, { strict: true })) return emptyDraft();
    const fresh = emptyDraft();
    const draft = stored as unknown as WizardDraft;
    return { ...fresh, ...draft, details: { ...fresh.details, ...draft.details } };
  } catch {
    return emptyDraft();
  }
}

function writeDraft(userId: string, draft: WizardDraft): void {
  try {
    window.sessionStorage.setItem(storageKey(userId), JSON.stringify(draft));
  } catch {
    // Storage is full or disabled: the wizard still works, but a reload loses the draft.
  }
}

/** Deletes the draft once its project exists. */
export function forgetDraft(userId: string): void {
  window.sessionStorage.removeItem(storageKey(userId));
}

/** The user's wizard draft, kept in session storage so that a reload loses nothing. */
export function useWizardDraft(userId: string) {
  const [draft, dispatch] = useReducer(draftReducer, userId, readDraft);
  useEffect(() => writeDraft(userId, draft), [userId, draft]);
  return { draft, dispatch };
}
