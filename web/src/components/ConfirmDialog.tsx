import { useState, type ReactNode } from "react";
import { Button, Dialog } from "@chakra-ui/react";
import { DialogShell, type DialogShellProps } from "./DialogShell";
import { toast } from "./toaster";

export interface ConfirmDialogProps extends Pick<DialogShellProps, "focusAfter"> {
  open: boolean;
  onClose: () => void;
  /** The question. */
  title: string;
  /** What will happen. */
  description?: ReactNode;
  /** Label of the confirm button, for example 'Delete deliverable'. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: "accent" | "danger";
  /** Performs the action. The dialog stays open while it runs and closes afterwards unless it returns `false`. */
  onConfirm: () => Promise<unknown>;
  /** More information for the decision. */
  children?: ReactNode;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    confirmLabel,
    busyLabel,
    cancelLabel = "Cancel",
    tone = "accent",
    onConfirm,
    children,
  } = props;
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    toast.endErrors();
    setBusy(true);
    const done = await onConfirm().finally(() => setBusy(false));
    if (done !== false) onClose();
  };

  const cancel = () => {
    toast.endErrors();
    onClose();
  };

  return (
    <DialogShell
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      role="alertdialog"
      busy={busy}
      focusAfter={props.focusAfter}
    >
      {children ? <Dialog.Body>{children}</Dialog.Body> : null}
      <Dialog.Footer>
        <Button variant="outline" onClick={cancel} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button
          colorPalette={tone}
          onClick={() => void confirm()}
          loading={busy}
          loadingText={busyLabel ?? confirmLabel}
        >
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </DialogShell>
  );
}
