import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { reachableStep, type WizardDraft, type WizardStep } from "../draft";

const parameter = "step";

const depthOf = (state: unknown) => (state as EntryState)?.depth ?? 0;

/** State of a browser history entry of the wizard. */
type EntryState = {
  /** The step it was reached from. */
  from?: WizardStep;
  /** How many entries it comes after the wizard's first. */
  depth?: number;
} | null;

/** Goes back in the history and resolves once the browser is there; the browser reports it by an event only. */
const goBack = (entries: number) =>
  new Promise<void>((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
    window.history.go(-entries);
  });

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
      { state: { from: step, depth: depthOf(state) + 1 } satisfies EntryState },
    );
  };

  return { step, goTo };
}

/** A function that opens a page in the place of the wizard's history entries, so that Back leads to what was before. */
export function useLeaveWizard() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const depth = useRef(0);
  useEffect(() => {
    depth.current = depthOf(state);
  }, [state]);

  return async (path: string): Promise<void> => {
    if (depth.current > 0) await goBack(depth.current);
    await navigate(path, { replace: true });
  };
}
