import { useEffect } from "react";
import type { ToastText } from "~/texts/toasts";
import { toast } from "./toaster";

export interface QueryState {
  data?: unknown;
  error?: unknown;
}

/**
 * Raises a toast when what is shown could not be read again; it goes when a later attempt succeeds. Where nothing
 * could be read at all, the page says so in its place, and a toast would only repeat it.
 */
export function useErrorToast({ data, error }: QueryState, text: ToastText): void {
  const failed = data ? error : undefined;
  useEffect(() => (failed ? toast.error(text) : undefined), [failed, text]);
}
