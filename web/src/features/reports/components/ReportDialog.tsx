import { limits, reportReasonLabels, reportRules, reportTargetLabels } from "@quadwork/server/contract";
import { Dialog, Text } from "@chakra-ui/react";
import { string } from "yup";
import { DialogShell } from "~/components/DialogShell";
import { ErrorState } from "~/components/ErrorState";
import { FormDialog } from "~/components/FormDialog";
import { optionsOf, SelectField, TextAreaField } from "~/components/FormField";
import { toasts } from "~/texts/toasts";
import { useCreateReport, type ReportValues } from "../hooks/useCreateReport";
import { useReportTargets, type ReportedPage } from "../hooks/useReportTargets";

const rules = reportRules.shape({ targetId: string().required("Choose what you report.") });
const title = "Report";
const description =
  "The people who run Quadwork look into it and tell you the outcome. No one else learns that you reported it.";

export interface ReportDialogProps {
  page: ReportedPage;
  onClose: () => void;
}

/** Asks what of a page is reported, and why. */
export default function ReportDialog({ page, onClose }: ReportDialogProps) {
  const { targets, error, refetch } = useReportTargets(page);
  const send = useCreateReport(targets ?? []);
  if (!targets || targets.length === 0)
    return (
      <DialogShell open onClose={onClose} title={title} description={description}>
        <Dialog.Body pb="6">
          {error ? (
            <ErrorState title={toasts.reportTargetsLoadFailed.description} onRetry={refetch} />
          ) : (
            <Text role="status">{targets ? "Everything on this page is yours." : "Loading..."}</Text>
          )}
        </Dialog.Body>
      </DialogShell>
    );
  const [only] = targets;
  return (
    <FormDialog<ReportValues>
      open
      onClose={onClose}
      title={title}
      description={description}
      initialValues={{ targetId: targets.length === 1 && only ? only.id : "", reason: "", details: "" }}
      validationSchema={rules}
      onSubmit={send}
      submitLabel="Send Report"
      busyLabel="Sending..."
    >
      <SelectField
        name="targetId"
        label="What do you report?"
        required
        placeholder="Choose..."
        options={targets.map(({ type, id, name }) => ({ value: id, label: `${reportTargetLabels[type]}: ${name}` }))}
      />
      <SelectField
        name="reason"
        label="Why?"
        required
        placeholder="Choose..."
        options={optionsOf(reportReasonLabels)}
      />
      <TextAreaField
        name="details"
        label="What is wrong?"
        maxLength={limits.reportTextLength}
        hint="Helps us to understand. Required for “Something else”."
      />
    </FormDialog>
  );
}
