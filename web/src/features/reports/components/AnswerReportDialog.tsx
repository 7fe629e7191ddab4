import { limits, reportAnswerRules, reportOutcomeLabels } from "@quadwork/server/contract";
import { string } from "yup";
import { FormDialog } from "~/components/FormDialog";
import { optionsOf, SelectField, TextAreaField } from "~/components/FormField";
import { useReportReview, type AnswerValues } from "../hooks/useReportReview";

const rules = reportAnswerRules.shape({ outcome: string().required("Choose an outcome.") });

export interface AnswerReportDialogProps {
  id: string;
  onClose: () => void;
}

/** Asks an operator what was decided, and what to tell the reporter. */
export default function AnswerReportDialog({ id, onClose }: AnswerReportDialogProps) {
  const { answer } = useReportReview(id);
  return (
    <FormDialog<AnswerValues>
      open
      onClose={onClose}
      title="Answer the Report"
      description="The reporter receives your answer by email. The people reported do not."
      initialValues={{ outcome: "", note: "" }}
      validationSchema={rules}
      onSubmit={answer}
      submitLabel="Send Answer"
      busyLabel="Sending..."
    >
      <SelectField
        name="outcome"
        label="Outcome"
        required
        placeholder="Choose..."
        options={optionsOf(reportOutcomeLabels)}
      />
      <TextAreaField name="note" label="Note to the reporter (Optional)" maxLength={limits.reportTextLength} />
    </FormDialog>
  );
}
