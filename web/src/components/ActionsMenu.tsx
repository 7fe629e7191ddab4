import { lazy } from "react";
import { IconButton, type IconButtonProps } from "@chakra-ui/react";
import { EllipsisVertical, type LucideIcon } from "lucide-react";
import { LazyPopUp } from "./LazyPopUp";

/** An entry of a menu. */
export interface MenuAction {
  label: string;
  /** What a screen reader says, where the label alone does not tell what it is done to. */
  name?: string;
  icon: LucideIcon;
  /** It takes something away. */
  isDanger?: boolean;
  onChoose: () => void;
}

export interface ActionsMenuProps extends Pick<IconButtonProps, "size" | "variant"> {
  /** The button's name for screen readers. */
  label: string;
  actions: readonly MenuAction[];
}

const loadMenu = () => import("./ActionsMenuPopUp");
const ActionsMenuPopUp = lazy(loadMenu);

/** A button with three dots that opens a menu of actions. Nothing without actions. */
export function ActionsMenu({ label, actions, variant = "outline", ...button }: ActionsMenuProps) {
  if (actions.length === 0) return null;
  return (
    <LazyPopUp
      kind="menu"
      popUp={ActionsMenuPopUp}
      load={loadMenu}
      with={{ actions }}
      trigger={
        <IconButton variant={variant} aria-label={label} {...button}>
          <EllipsisVertical size={18} aria-hidden />
        </IconButton>
      }
    />
  );
}
