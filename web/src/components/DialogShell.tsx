import type { ReactNode } from "react";
import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { dialogSlotRecipe } from "@chakra-ui/react/theme";
import { toast } from "./toaster";
import { usePainted } from "./after-paint";
import { WithRecipes } from "~/theme/WithRecipes";

const extra = {
  recipes: { slotRecipes: { dialog: dialogSlotRecipe } },
  changes: { slotRecipes: { dialog: { base: { title: { fontWeight: "semibold" } } } } },
};

export interface DialogShellProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** `alertdialog` for a question that must be answered: clicking outside does not close it. */
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md" | "lg" | "xl";
  /** While true, nothing closes the dialog. */
  busy?: boolean;
  /** Receives the focus when the dialog closes; null or omitted returns it to where it was. */
  focusAfter?: (() => HTMLElement | null) | undefined;
  /** `Dialog.Body`, `Dialog.Footer` or a form around both. Mounted only while open. */
  children: ReactNode;
}

/**
 * A toast lies outside the dialog, but dismissing it must not close the dialog and lose what was typed. Zag handles
 * this itself, but only until the first toasts have gone.
 */
const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-scope="toast"]') !== null;

/** The frame of every dialog: title, description, close button, scrolling, focus trapped and restored. */
export function DialogShell(props: DialogShellProps) {
  const { open, onClose, title, description, role = "dialog", size = "md", busy = false, focusAfter, children } = props;
  const shown = usePainted(open);
  return (
    <WithRecipes extra={extra}>
      <Dialog.Root
        open={shown}
        onOpenChange={(change) => {
          if (change.open || busy) return;
          toast.endErrors();
          onClose();
        }}
        role={role}
        {...(focusAfter && { finalFocusEl: focusAfter })}
        size={size}
        placement={{ base: "bottom", sm: "center" }}
        scrollBehavior="inside"
        closeOnInteractOutside={role === "dialog"}
        onInteractOutside={(event) => {
          if (isToast(event.detail.originalEvent.target)) event.preventDefault();
        }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header flexDirection="column" gap="1" pe="12">
                <Dialog.Title>{title}</Dialog.Title>
                {description ? <Dialog.Description color="fg.muted">{description}</Dialog.Description> : null}
              </Dialog.Header>
              {children}
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label="Close" disabled={busy} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </WithRecipes>
  );
}
