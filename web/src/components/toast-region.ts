/** One notice. */
export interface ToastMessage {
  id: string;
  type: "success" | "error";
  title: string;
  description?: string;
}

/** The component that shows toasts. */
export interface ToastRegion {
  /** Shows this toast instead of the previous one. */
  show: (message: ToastMessage) => void;
  /** Removes the toast; does nothing if it is gone. */
  end: (id: string) => void;
}
