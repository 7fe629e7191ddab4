import { Building2 } from "lucide-react";
import { formatMoment } from "~/components/dates";
import { useRetry } from "../hooks/useRetry";
import type { WaitingDomainRow_WaitingDomainFragment } from "./WaitingDomainRow.generated";
import { WaitingRow } from "./WaitingRow";

/** A domain that a club or startup has yet to show, or failed to show again. */
export function WaitingDomainRow({ waiting }: { waiting: WaitingDomainRow_WaitingDomainFragment }) {
  const retry = useRetry();
  const { id, domain, organisationName, failingSince, dueAt, createdAt } = waiting;
  return (
    <WaitingRow
      icon={Building2}
      title={
        <>
          Verify <strong>{domain}</strong>
          {failingSince ? " again" : ""}
        </>
      }
      details={`${organisationName} · ${failingSince ? "verified until" : "can be shown until"} ${formatMoment(dueAt)}`}
      since={`since ${formatMoment(failingSince ?? createdAt)}`}
      actionLabel="Check now"
      busyLabel="Checking..."
      actionName={`Check ${domain} of ${organisationName} now`}
      onAct={() => retry.domain(id)}
    />
  );
}
