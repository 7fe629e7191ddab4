import { useEffect } from "react";
import type { ToastText } from "~/texts/toasts";
import { toast } from "./toaster";

export interface QueryState {
  data?: unknown;
  error?: unknown;
}

/**
 * Raises a toast when refetching visible data fails, and removes it when a later attempt succeeds. When there is no
 * data at all, the page shows an error in its place, and a toast would only repeat it.
 */
export function useErrorToast({ data, error }: QueryState, text: ToastText): void {
  const failed = data ? error : undefined;
  useEffect(() => (failed ? toast.error(text) : undefined), [failed, text]);
}
