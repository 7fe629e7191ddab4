import { projectStatusLabels } from "@quadwork/server/contract";
import { CircleCheck, CircleDot, Hammer, type LucideIcon } from "lucide-react";
import type { ProjectStatus } from "~/graphql/types.generated";
import { StatusBadge, type StatusTone } from "./StatusBadge";

const looks: Record<ProjectStatus, { tone: StatusTone; icon: LucideIcon }> = {
  OPEN: { tone: "neutral", icon: CircleDot },
  IN_PROGRESS: { tone: "warning", icon: Hammer },
  COMPLETED: { tone: "success", icon: CircleCheck },
};

/** 'Open', 'In Progress' or 'Completed'; 'Unknown' for a status added after this version. */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const look: (typeof looks)[ProjectStatus] | undefined = looks[status];
  return (
    <StatusBadge tone={look?.tone ?? "neutral"} icon={look?.icon}>
      {projectStatusLabels[status] ?? "Unknown"}
    </StatusBadge>
  );
}
