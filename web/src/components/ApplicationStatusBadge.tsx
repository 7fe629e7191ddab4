import { applicationStatusLabels } from "@quadwork/server/contract";
import { Clock, type LucideIcon } from "lucide-react";
import type { ApplicationStatus } from "~/graphql/types.generated";
import { StatusBadge, type StatusTone } from "./StatusBadge";

const looks: Record<ApplicationStatus, { tone: StatusTone; icon?: LucideIcon }> = {
  APPROVED: { tone: "success" },
  REJECTED: { tone: "danger" },
  PENDING: { tone: "neutral", icon: Clock },
};

/** An application's status: success style for approved, destructive for rejected, otherwise neutral. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const { tone, icon } = looks[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {applicationStatusLabels[status]}
    </StatusBadge>
  );
}
