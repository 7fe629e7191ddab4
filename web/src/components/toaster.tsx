import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { ToastText } from "~/texts/account-toasts";
import type { ToastMessage, ToastRegion } from "./toast-region";

/** The newest, be it gone by itself or not. */
let latest: (ToastMessage & { outlivesLeaving: boolean }) | null = null;
/** The newest is raised before anything can show it. */
let waiting = false;
let region: ToastRegion | null = null;
let count = 0;
let requested = false;
let onRequest: (() => void) | null = null;

/** The region calls this once it can show toasts; what was raised before follows at once. */
function connect(connected: ToastRegion): () => void {
  region = connected;
  if (waiting && latest) region.show(latest);
  waiting = false;
  return () => {
    region = null;
  };
}

/** Takes this toast away if it is still the one in sight. */
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
 * Short notices in the corner, one at a time: a new one takes the place of the one before. Their code arrives with the
 * first one. Takes a title and a description, or a text of `texts`, whose description the second argument replaces.
 * Returns how to take it away again.
 */
export const toast = {
  success: raiser("success"),
  /** The specification's destructive style. It stays until it is closed or its cause is gone (`endErrors`). */
  error: raiser("error"),
  /** An error that says why the person is led to another page, where it is read. */
  errorOnLeaving: raiser("error", true),
  /** What went wrong is being tried again, or was left behind: nothing is to be said about it any more. */
  endErrors: () => {
    if (latest?.type === "error") end(latest.id);
  },
};

/** Errors end with their page, and with every further attempt at a form. Rendered once, by the root. */
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
    // Before the form itself hears of it, which may raise the next one at once.
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

/** Where toasts appear. Rendered once, by the root. */
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
