import type { ApplicationFormValues } from "./hooks/useSubmitApplication";

const storageKey = (userId: string, projectId: string) => `quadwork.application-draft.${userId}.${projectId}`;

/** The user's unsent draft of an application to the project, kept per tab. */
export function readApplicationDraft(userId: string, projectId: string): ApplicationFormValues {
  try {
    const text = window.sessionStorage.getItem(storageKey(userId, projectId));
    const stored = JSON.parse(text ?? "null") as Partial<ApplicationFormValues> | null;
    return {
      teamId: String(stored?.teamId ?? ""),
      message: String(stored?.message ?? ""),
      holdsBack: stored?.holdsBack === true,
    };
  } catch {
    return { teamId: "", message: "", holdsBack: false };
  }
}

/** Keeps the draft until {@link forgetApplicationDraft} is called or the tab is closed. */
export function keepApplicationDraft(userId: string, projectId: string, values: ApplicationFormValues): void {
  try {
    window.sessionStorage.setItem(storageKey(userId, projectId), JSON.stringify(values));
  } catch {
    // Storage is full or disabled: the dialog still works, but closing it loses the text.
  }
}

/** Deletes the draft after it was sent. */
export function forgetApplicationDraft(userId: string, projectId: string): void {
  try {
    window.sessionStorage.removeItem(storageKey(userId, projectId));
  } catch {
    // Storage is disabled, so there is no draft.
  }
}
