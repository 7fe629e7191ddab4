import {
  cloneElement,
  startTransition,
  Suspense,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
} from "react";
import { afterPaint } from "./after-paint";

/** Props of a lazily loaded menu, popover or drawer, including the button that opens it. It opens once mounted. */
export interface PopUpProps {
  trigger: ReactElement;
}

export interface LazyPopUpProps<Extra extends object> {
  /** The kind of pop-up that the button opens. */
  kind: "menu" | "dialog";
  /** Created with `lazy`. */
  popUp: ComponentType<PopUpProps & Extra>;
  /** Downloads the code of `popUp`; called when the pointer or focus reaches the button. */
  load: () => Promise<unknown>;
  /** The button. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Further props for `popUp`. */
  with: Extra;
}

/**
 * A button whose menu or dialog is downloaded when the pointer or focus reaches it, not with every page. Until then the
 * button stands alone; then the pop-up, which renders the same button itself, takes over, already open.
 */
export function LazyPopUp<Extra extends object>({
  kind,
  popUp: PopUp,
  load,
  trigger,
  with: extra,
}: LazyPopUpProps<Extra>) {
  const [wanted, setWanted] = useState(false);
  // On a slow phone, setting up a menu's code and state machine takes longer than a press, or what just precedes it,
  // may go without visible feedback.
  const prepare = async () => {
    await afterPaint();
    // If this fails, opening fails too, and the page's error boundary reports it.
    await load().catch(() => undefined);
  };
  const open = async () => {
    await afterPaint();
    startTransition(() => setWanted(true));
  };
  const alone = cloneElement(trigger, {
    "aria-haspopup": kind,
    "aria-expanded": false,
    onPointerEnter: () => void prepare(),
    onFocus: () => void prepare(),
    onClick: () => void open(),
    onKeyDown: (event: KeyboardEvent) => {
      if (kind === "menu" && event.key === "ArrowDown") void open();
    },
  });
  if (!wanted) return alone;
  return (
    <Suspense fallback={alone}>
      <PopUp trigger={trigger} {...extra} />
    </Suspense>
  );
}
