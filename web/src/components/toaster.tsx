import { lazy, Suspense, useSyncExternalStore } from "react";

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

/** Short notices in the corner. Their code arrives with the first one. */
export const toast = {
  success: (title: string, description?: string) => raise({ type: "success", title, ...(description && { description }) }),
  /** The specification's destructive style. */
  error: (title: string, description?: string) => raise({ type: "error", title, ...(description && { description }) }),
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
  const needed = useSyncExternalStore(subscribe, () => requested, () => false);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToasterRegion connect={connect} />
    </Suspense>
  );
}
