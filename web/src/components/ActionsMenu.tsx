import { lazy } from "react";
import { IconButton, type IconButtonProps } from "@chakra-ui/react";
import { EllipsisVertical } from "lucide-react";
import type { MenuAction } from "./ActionsMenuPopUp";
import { LazyPopUp } from "./LazyPopUp";

export interface ActionsMenuProps extends Pick<IconButtonProps, "size" | "variant"> {
  /** The button's name for screen readers. */
  label: string;
  actions: readonly MenuAction[];
}

export type { MenuAction };

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
