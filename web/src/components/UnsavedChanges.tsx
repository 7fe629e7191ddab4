import { lazy, Suspense, useEffect } from "react";
import { useBlocker } from "react-router";

/** Loaded when somebody is about to lose what they typed. */
const ConfirmDialog = lazy(() => import("./ConfirmDialog").then((module) => ({ default: module.ConfirmDialog })));

/**
 * While `unsaved`, leaving for another page asks first: in the product with a dialog, out of it with the browser's own
 * question.
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
        description="Your changes are not saved yet. They are lost when you leave this page."
        confirmLabel="Leave Page"
        cancelLabel="Keep Editing"
        tone="danger"
        onConfirm={async () => {
          blocker.proceed?.();
          // The page that follows closes the dialog.
          return false;
        }}
      />
    </Suspense>
  );
}
