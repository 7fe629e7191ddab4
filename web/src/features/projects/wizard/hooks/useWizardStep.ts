import { useLocation, useNavigate } from "react-router";
import { reachableStep, type WizardDraft, type WizardStep } from "../draft";

const parameter = "step";

/** State of a browser history entry: the step it was reached from. */
type EntryState = { from?: WizardStep } | null;

/**
 * The step in the address, and a function that goes to another. Each step is a browser history entry, so Back and
 * Forward move through the wizard and a reload stays on the step.
 */
export function useWizardStep(draft: WizardDraft) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const step = reachableStep(new URLSearchParams(search).get(parameter), draft);

  /** Resolves once the step is shown. */
  const goTo = async (next: WizardStep): Promise<void> => {
    // To reach the previous history entry, go back instead of adding another entry.
    if ((state as EntryState)?.from === next) return navigate(-1);
    await navigate(
      { search: next === "template" ? "" : `?${parameter}=${next}` },
      { state: { from: step } satisfies EntryState },
    );
  };

  return { step, goTo };
}
