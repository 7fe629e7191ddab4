import { RotateCw } from "lucide-react";
import { formatMoment } from "~/components/dates";
import { counted } from "~/texts/counted";
import { useRetry } from "../hooks/useRetry";
import type { FailedJobRow_FailedJobFragment } from "./FailedJobRow.generated";
import { WaitingRow } from "./WaitingRow";

/** A background job that gave up. */
export function FailedJobRow({ job }: { job: FailedJobRow_FailedJobFragment }) {
  const retry = useRetry();
  const { id, task, error, attempts, failedAt } = job;
  return (
    <WaitingRow
      icon={RotateCw}
      title={
        <>
          Job <strong>{task}</strong> gave up after {counted(attempts, "try", "tries")}
        </>
      }
      details={`“${error}”`}
      since={`since ${formatMoment(failedAt)}`}
      actionLabel="Retry"
      busyLabel="Retrying..."
      actionName={`Retry job ${task} ${id}`}
      onAct={() => retry.job(id)}
    />
  );
}
