import { useLocation, useNavigate } from "react-router";
import { reachableStep, type WizardDraft, type WizardStep } from "../draft";

const parameter = "step";

/** What an entry of the browser's history remembers: the step it was reached from. */
type EntryState = { from?: WizardStep } | null;

/**
 * The step that the address names, and the way to another. Each step is an entry of the browser's history, so that
 * Back and Forward walk through the wizard and a reload stays where it was.
 */
export function useWizardStep(draft: WizardDraft) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const step = reachableStep(new URLSearchParams(search).get(parameter), draft);

  /** Resolves once the step is open. */
  const goTo = async (next: WizardStep): Promise<void> => {
    // The step before this one in the history is opened there, not once more on top of it.
    if ((state as EntryState)?.from === next) return navigate(-1);
    await navigate(
      { search: next === "template" ? "" : `?${parameter}=${next}` },
      { state: { from: step } satisfies EntryState },
    );
  };

  return { step, goTo };
}
