import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { ToastText } from "~/texts/account-toasts";
import type { ToastMessage, ToastRegion } from "./toast-region";

/** The newest toast, even if it has disappeared on its own. */
let latest: (ToastMessage & { outlivesLeaving: boolean }) | null = null;
/** The newest toast, raised before anything can show it. */
let waiting = false;
let region: ToastRegion | null = null;
let count = 0;
let requested = false;
let onRequest: (() => void) | null = null;

/** The region calls this once it can show toasts; an earlier toast follows at once. */
function connect(connected: ToastRegion): () => void {
  region = connected;
  if (waiting && latest) region.show(latest);
  waiting = false;
  return () => {
    region = null;
  };
}

/** Removes this toast if it is still on screen. */
function end(id: string): void {
  if (latest?.id !== id) return;
  latest = null;
  waiting = false;
  region?.end(id);
}

function raise(message: NonNullable<typeof latest>): void {
  latest = message;
  if (region) return region.show(message);
  waiting = true;
  requested = true;
  onRequest?.();
}

const raiser =
  (type: ToastMessage["type"], outlivesLeaving = false) =>
  (text: string | ToastText, description?: string): (() => void) => {
    const { title, description: own } = typeof text === "string" ? { title: text, description: undefined } : text;
    const detail = description ?? own;
    const id = `toast-${(count += 1)}`;
    raise({ id, type, title, outlivesLeaving, ...(detail && { description: detail }) });
    return () => end(id);
  };

/**
 * Short notices in the corner, one at a time: a new one replaces the previous one. Their code is downloaded with the
 * first. Takes a title and a description, or an entry of `texts`, whose description the second argument replaces.
 * Returns a function that removes the toast.
 */
export const toast = {
  success: raiser("success"),
  /** The specification's destructive style. It stays until it is dismissed or its cause is gone (`endErrors`). */
  error: raiser("error"),
  /** An error that explains a redirect; it stays on the next page. */
  errorOnLeaving: raiser("error", true),
  /** Removes the error: the failed action is being retried, or its page was left. */
  endErrors: () => {
    if (latest?.type === "error") end(latest.id);
  },
};

/** Removes errors when their page is left and when a form is submitted again. Rendered once, by the root. */
export function EndErrors(): null {
  const { pathname, search } = useLocation();
  useEffect(
    () => () => {
      if (latest?.outlivesLeaving) latest.outlivesLeaving = false;
      else toast.endErrors();
    },
    [pathname, search],
  );
  useEffect(() => {
    // Runs before the form's own handler, which may raise the next error at once.
    document.addEventListener("submit", toast.endErrors, { capture: true });
    return () => document.removeEventListener("submit", toast.endErrors, { capture: true });
  }, []);
  return null;
}

const ToasterRegion = lazy(() => import("./ToasterRegion"));

const subscribe = (listener: () => void) => {
  onRequest = listener;
  return () => {
    onRequest = null;
  };
};

/** The place where toasts appear. Rendered once, by the root. */
export function Toaster() {
  const needed = useSyncExternalStore(
    subscribe,
    () => requested,
    () => false,
  );
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToasterRegion connect={connect} />
    </Suspense>
  );
}
