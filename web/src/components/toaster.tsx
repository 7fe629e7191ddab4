import { lazy, Suspense, useSyncExternalStore } from "react";
import type { ToastText } from "~/texts/account-toasts";

export interface ToastMessage {
  type: "success" | "error";
  title: string;
  description?: string;
}

type Show = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let show: Show | null = null;
let requested = false;
let onRequest: (() => void) | null = null;

/** The region calls this once it can show toasts; what was raised before follows at once. */
function connect(region: Show): () => void {
  show = region;
  for (const message of waiting.splice(0)) region(message);
  return () => {
    show = null;
  };
}

function raise(message: ToastMessage): void {
  if (show) return show(message);
  waiting.push(message);
  requested = true;
  onRequest?.();
}

const raiser = (type: ToastMessage["type"]) => (text: string | ToastText, description?: string) => {
  const { title, description: own } = typeof text === "string" ? { title: text, description: undefined } : text;
  const detail = description ?? own;
  raise({ type, title, ...(detail && { description: detail }) });
};

/**
 * Short notices in the corner. Their code arrives with the first one. Takes a title and a description,
 * or a text of `texts`, whose description the second argument replaces.
 */
export const toast = {
  success: raiser("success"),
  /** The specification's destructive style. */
  error: raiser("error"),
};

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
