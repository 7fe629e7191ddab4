import { useState } from "react";
import { factorCodeRules, factorEnrolmentRules, limits } from "@quadwork/server/contract";
import { DialogShell } from "~/components/DialogShell";
import { TextField } from "~/components/FormField";
import { PasswordField } from "~/components/PasswordField";
import { useSecondFactorActions } from "../hooks/useSecondFactorActions";
import { AppSetup } from "./AppSetup";
import type { AppSetup_TotpEnrollmentFragment } from "./AppSetup.generated";
import { RecoveryCodesStep, recoveryCodesHeading } from "./RecoveryCodesStep";
import { StepForm } from "./StepForm";

export interface FactorDialogProps {
  open: boolean;
  onClose: () => void;
}

const headings = {
  password: {
    title: "Set up a second factor",
    description: "You'll need an authenticator app on your phone. First, confirm your password.",
  },
  app: {
    title: "Connect your authenticator app",
    description: "From now on, you'll log in with a code from this app.",
  },
  codes: recoveryCodesHeading,
};

/** Turns the second factor on: password, then the app's first code, then the recovery codes. */
export function EnrolDialog({ open, onClose }: FactorDialogProps) {
  const { enroll, verify } = useSecondFactorActions();
  const [enrolment, setEnrolment] = useState<AppSetup_TotpEnrollmentFragment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [kept, setKept] = useState(false);
  const step = codes ? "codes" : enrolment ? "app" : "password";
  return (
    <DialogShell open={open} onClose={onClose} {...headings[step]} size="md" busy={step === "codes" && !kept}>
      {codes ? (
        <RecoveryCodesStep codes={codes} kept={kept} onKept={setKept} onDone={onClose} />
      ) : enrolment ? (
        <StepForm
          key="app"
          initialValues={{ code: "" }}
          validationSchema={factorCodeRules}
          onSubmit={async (values, form) => setCodes(await verify(enrolment.id, values, form))}
          onCancel={onClose}
          submitLabel="Turn on"
          busyLabel="Checking..."
        >
          <AppSetup enrolment={enrolment} />
        </StepForm>
      ) : (
        <StepForm
          key="password"
          initialValues={{ friendlyName: "Authenticator app", password: "" }}
          validationSchema={factorEnrolmentRules}
          onSubmit={async (values, form) => setEnrolment(await enroll(values, form))}
          onCancel={onClose}
          submitLabel="Continue"
          busyLabel="Checking..."
        >
          <PasswordField name="password" label="Password" autoComplete="current-password" required />
          <TextField
            name="friendlyName"
            label="Name"
            hint="A name for the app or the phone it's on."
            maxLength={limits.nameLength}
            required
          />
        </StepForm>
      )}
    </DialogShell>
  );
}
