import { factorProofRules } from "@quadwork/server/contract";
import { FormDialog } from "~/components/FormDialog";
import { useSecondFactorActions } from "../hooks/useSecondFactorActions";
import type { FactorDialogProps } from "./EnrolDialog";
import { ProofFields } from "./ProofFields";

/** Turns the second factor off. */
export function RemoveFactorDialog({ factorId, open, onClose }: FactorDialogProps & { factorId: string }) {
  const { remove } = useSecondFactorActions();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Remove the second factor?"
      description="You'll log in with just your password, and your recovery codes will stop working."
      initialValues={{ password: "", code: "" }}
      validationSchema={factorProofRules}
      onSubmit={async (values, form) => (await remove(factorId, values, form)) !== null}
      submitLabel="Remove"
      busyLabel="Removing..."
    >
      <ProofFields />
    </FormDialog>
  );
}
