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

/** What a lazily loaded menu, popover or drawer gets: the button that opens it. It opens as soon as it is there. */
export interface PopUpProps {
  trigger: ReactElement;
}

export interface LazyPopUpProps<Extra extends object> {
  /** What the button opens. */
  kind: "menu" | "dialog";
  /** Made with `lazy`. */
  popUp: ComponentType<PopUpProps & Extra>;
  /** Fetches the code of `popUp`; called when a person reaches for the button. */
  load: () => Promise<unknown>;
  /** The button. */
  trigger: ReactElement<Record<string, unknown>>;
  /** What else `popUp` needs. */
  with: Extra;
}

/**
 * A button whose menu or dialog is downloaded when a person reaches for it, and not with every page.
 * Until then the button stands alone; then the pop-up, which draws the same button itself, takes over, already open.
 */
export function LazyPopUp<Extra extends object>({
  kind,
  popUp: PopUp,
  load,
  trigger,
  with: extra,
}: LazyPopUpProps<Extra>) {
  const [wanted, setWanted] = useState(false);
  // A menu's code and machine take a slow phone longer to set up than a press, or what comes just before it, may wait
  // to be seen.
  const prepare = async () => {
    await afterPaint();
    // Should it fail, then so will opening, which the page's error boundary tells.
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
