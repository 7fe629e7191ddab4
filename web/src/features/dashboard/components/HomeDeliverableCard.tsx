import { Text } from "@chakra-ui/react";
import { CalendarClock, TriangleAlert } from "lucide-react";
import { DueDate } from "~/components/DueDate";
import { LinkCard } from "~/components/LinkCard";
import { StatusBadge } from "~/components/StatusBadge";
import type { HomeDeliverableCard_DeliverableFragment } from "./HomeDeliverableCard.generated";

/** An incomplete deliverable with its project and due date. */
export function HomeDeliverableCard({ deliverable }: { deliverable: HomeDeliverableCard_DeliverableFragment }) {
  const { project, team, title, isOverdue } = deliverable;
  return (
    <LinkCard
      to={`/dashboard/projects/${project.id}?tab=deliverables`}
      title={title}
      subtitle={
        <Text textStyle="sm" color="fg.muted">
          {team ? `${project.title} · ${team.teamName}` : project.title}
        </Text>
      }
      aside={
        isOverdue ? (
          <StatusBadge tone="danger" icon={TriangleAlert}>
            Overdue
          </StatusBadge>
        ) : (
          <StatusBadge tone="neutral" icon={CalendarClock}>
            Upcoming
          </StatusBadge>
        )
      }
    >
      <DueDate deliverable={deliverable} />
    </LinkCard>
  );
}
