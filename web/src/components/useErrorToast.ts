import { useEffect } from "react";
import type { ToastText } from "~/texts/toasts";
import { toast } from "./toaster";

/** Raises a toast once for each error a query ends with. */
export function useErrorToast(error: unknown, text: ToastText): void {
  useEffect(() => {
    if (error) toast.error(text);
  }, [error, text]);
}
