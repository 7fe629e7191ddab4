import { lazy } from "react";
import { IconButton } from "@chakra-ui/react";
import { Bell } from "lucide-react";
import { LazyPopUp } from "~/components/LazyPopUp";

const load = () => import("./NotificationsPopUp");
const NotificationsPopUp = lazy(load);

/** The bell of the top bar. */
export function NotificationsMenu() {
  return (
    <LazyPopUp
      kind="dialog"
      popUp={NotificationsPopUp}
      load={load}
      with={{}}
      trigger={
        <IconButton aria-label="Notifications" variant="ghost">
          <Bell size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
