import { useState } from "react";
import { factorProofRules } from "@quadwork/server/contract";
import { DialogShell } from "~/components/DialogShell";
import { useSecondFactorActions } from "../hooks/useSecondFactorActions";
import type { FactorDialogProps } from "./EnrolDialog";
import { ProofFields } from "./ProofFields";
import { RecoveryCodesStep, recoveryCodesHeading } from "./RecoveryCodesStep";
import { StepForm } from "./StepForm";

const heading = { title: "Create new recovery codes?", description: "Your current codes stop working immediately." };

/** Replaces the recovery codes. */
export function RegenerateDialog({ open, onClose }: FactorDialogProps) {
  const { regenerate } = useSecondFactorActions();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [kept, setKept] = useState(false);
  return (
    <DialogShell
      open={open}
      onClose={onClose}
      {...(codes ? recoveryCodesHeading : heading)}
      busy={codes !== null && !kept}
    >
      {codes ? (
        <RecoveryCodesStep codes={codes} kept={kept} onKept={setKept} onDone={onClose} />
      ) : (
        <StepForm
          initialValues={{ password: "", code: "" }}
          validationSchema={factorProofRules}
          onSubmit={async (values, form) => setCodes(await regenerate(values, form))}
          onCancel={onClose}
          submitLabel="Create new codes"
          busyLabel="Checking..."
        >
          <ProofFields />
        </StepForm>
      )}
    </DialogShell>
  );
}
