import { limits, suspensionRules } from "@quadwork/server/contract";
import type { FormikHelpers } from "formik";
import { FormDialog } from "~/components/FormDialog";
import { TextAreaField } from "~/components/FormField";
import type { SuspendValues } from "../hooks/useAccount";

export interface SuspendDialogProps {
  name: string;
  onClose: () => void;
  /** Resolves to whether the account is suspended. */
  onSuspend: (values: SuspendValues, form: FormikHelpers<SuspendValues>) => Promise<boolean>;
}

/** Asks for the reason that the person receives. */
export default function SuspendDialog({ name, onClose, onSuspend }: SuspendDialogProps) {
  return (
    <FormDialog<SuspendValues>
      open
      onClose={onClose}
      title={`Suspend ${name}?`}
      description={
        "Their sessions and access tokens end at once, their webhooks are sent nothing, and they cannot log in. " +
        "Others in their club or startup go on."
      }
      initialValues={{ reason: "" }}
      validationSchema={suspensionRules}
      onSubmit={onSuspend}
      submitLabel="Suspend"
      busyLabel="Suspending..."
      tone="danger"
      guarded
    >
      <TextAreaField
        name="reason"
        label="Reason"
        required
        hint={`The person receives this text, with how to appeal. At most ${limits.suspensionReasonLength} characters.`}
      />
    </FormDialog>
  );
}
