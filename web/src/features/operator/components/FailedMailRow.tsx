import { MailX } from "lucide-react";
import { formatMoment } from "~/components/dates";
import { counted } from "~/texts/counted";
import { useRetry } from "../hooks/useRetry";
import type { FailedMailRow_FailedMailFragment } from "./FailedMailRow.generated";
import { WaitingRow } from "./WaitingRow";

/** A mail that the mail server refused. */
export function FailedMailRow({ mail }: { mail: FailedMailRow_FailedMailFragment }) {
  const retry = useRetry();
  const { id, maskedRecipient, error, attempts, hasGivenUp, createdAt } = mail;
  return (
    <WaitingRow
      icon={MailX}
      title={
        <>
          Mail to <strong>{maskedRecipient}</strong> {hasGivenUp ? "gave up" : "failed so far"}
        </>
      }
      details={`“${error}” · ${counted(attempts, "attempt")}`}
      since={`since ${formatMoment(createdAt)}`}
      actionLabel="Retry"
      busyLabel="Retrying..."
      actionName={`Retry mail to ${maskedRecipient}`}
      onAct={() => retry.mail(id)}
    />
  );
}
