import type { ApplicationFormValues } from "./hooks/useSubmitApplication";

const storageKey = (userId: string, projectId: string) => `quadwork.application-draft.${userId}.${projectId}`;

/** What this person has written for an application to the project in this tab, and not sent yet. */
export function readApplicationDraft(userId: string, projectId: string): ApplicationFormValues {
  try {
    const text = window.sessionStorage.getItem(storageKey(userId, projectId));
    const stored = JSON.parse(text ?? "null") as Partial<ApplicationFormValues> | null;
    return { teamId: String(stored?.teamId ?? ""), message: String(stored?.message ?? "") };
  } catch {
    return { teamId: "", message: "" };
  }
}

/** Keeps what was written until {@link forgetApplicationDraft} or the tab's end. */
export function keepApplicationDraft(userId: string, projectId: string, values: ApplicationFormValues): void {
  try {
    window.sessionStorage.setItem(storageKey(userId, projectId), JSON.stringify(values));
  } catch {
    // Storage is full or switched off: the dialog works all the same, only leaving it loses the text.
  }
}

/** Forgets the draft once it was sent. */
export function forgetApplicationDraft(userId: string, projectId: string): void {
  try {
    window.sessionStorage.removeItem(storageKey(userId, projectId));
  } catch {
    // Then nothing was kept.
  }
}
