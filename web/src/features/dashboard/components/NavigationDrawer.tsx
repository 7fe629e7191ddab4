import { lazy } from "react";
import { IconButton } from "@chakra-ui/react";
import { Menu } from "lucide-react";
import { LazyPopUp } from "~/components/LazyPopUp";
import type { NavigationUser } from "../navigation";

const load = () => import("./NavigationDrawerPopUp");
const NavigationDrawerPopUp = lazy(load);

/** The sidebar of narrow screens, opened by a burger button. */
export function NavigationDrawer({ user }: { user: NavigationUser }) {
  return (
    <LazyPopUp
      kind="dialog"
      popUp={NavigationDrawerPopUp}
      load={load}
      with={{ user }}
      trigger={
        <IconButton aria-label="Open navigation" variant="ghost" hideFrom="md">
          <Menu size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
