import { Button } from "@chakra-ui/react";
import { CalendarPlus } from "lucide-react";
import { Link } from "react-router";
import { calendarAnchor } from "../anchor";

/** Leads to where the user subscribes to their dates. Stands beside dates. */
export function AddToCalendarLink() {
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={`/dashboard/profile#${calendarAnchor}`}>
        <CalendarPlus size={16} aria-hidden />
        Add to Calendar
      </Link>
    </Button>
  );
}
