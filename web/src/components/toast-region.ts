/** One notice. */
export interface ToastMessage {
  id: string;
  type: "success" | "error";
  title: string;
  description?: string;
}

/** What shows toasts. */
export interface ToastRegion {
  /** Shows this one in place of the one before. */
  show: (message: ToastMessage) => void;
  /** Takes it away; nothing if it is gone. */
  end: (id: string) => void;
}
