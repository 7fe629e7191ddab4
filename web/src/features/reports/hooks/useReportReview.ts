import { useState } from "react";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import type { ReportOutcome } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useAnswerReportMutation } from "./AnswerReport.generated";
import { useOpenReportMutation } from "./OpenReport.generated";

export interface AnswerValues {
  outcome: ReportOutcome | "";
  note: string;
}

/** What an operator does with a report, with its toasts. */
export function useReportReview(id: string) {
  const [opening, setOpening] = useState(false);
  const [openReport] = useOpenReportMutation();
  const [answerReport] = useAnswerReportMutation({
    refetchQueries: ["OpenReports", "OpenReportCount"],
    awaitRefetchQueries: true,
  });

  return {
    opening,
    /** Shows what was reported; those whose it is see that an operator read it. */
    async open(): Promise<void> {
      setOpening(true);
      try {
        await openReport({ variables: { input: { id } } });
      } catch (error) {
        toast.error(toasts.reportNotOpened.title, describeError(error).message);
      } finally {
        setOpening(false);
      }
    },
    /** Resolves to whether it was answered; otherwise the form keeps what was typed. */
    async answer({ outcome, note }: AnswerValues): Promise<boolean> {
      if (!outcome) return false;
      try {
        await answerReport({ variables: { input: { id, outcome, note } } });
        toast.success(toasts.reportAnswered);
        return true;
      } catch (error) {
        toast.error(toasts.reportNotAnswered.title, describeError(error).message);
        return false;
      }
    },
  };
}
