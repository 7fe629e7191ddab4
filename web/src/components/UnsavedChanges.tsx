import { lazy, Suspense, useEffect } from "react";
import { useBlocker } from "react-router";

/** Loaded when unsaved changes are about to be lost. */
const ConfirmDialog = lazy(() => import("./ConfirmDialog").then((module) => ({ default: module.ConfirmDialog })));

/**
 * While `unsaved`, leaving for another page asks for confirmation: with a dialog inside the app, with the browser's own
 * question when leaving it.
 */
export function UnsavedChanges({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) => unsaved && here.pathname !== next.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  if (blocker.state !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
        description="Your changes aren't saved yet. If you leave this page, you will lose them."
        confirmLabel="Leave Page"
        cancelLabel="Keep Editing"
        tone="danger"
        onConfirm={async () => {
          blocker.proceed?.();
          // The next page closes the dialog.
          return false;
        }}
      />
    </Suspense>
  );
}
