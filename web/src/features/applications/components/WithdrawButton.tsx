import { useState } from "react";
import { Button } from "@chakra-ui/react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { useWithdrawApplication } from "../hooks/useWithdrawApplication";

export interface WithdrawButtonProps {
  applicationId: string;
  projectTitle: string;
  /** What is withdrawn. */
  kind?: "Application" | "Invitation";
  size?: "sm" | "md";
  onWithdrawn?: () => void;
}

/** Withdraws a pending application or invitation, after confirmation. */
export function WithdrawButton({
  applicationId,
  projectTitle,
  kind = "Application",
  size = "md",
  onWithdrawn,
}: WithdrawButtonProps) {
  const [asking, setAsking] = useState(false);
  const { withdraw } = useWithdrawApplication();
  const noun = kind.toLowerCase();

  return (
    <>
      <Button variant="outline" size={size} onClick={() => setAsking(true)}>
        {`Withdraw ${kind}`}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Withdraw this ${noun}?`}
        description={`The ${noun} for ${projectTitle} will be removed. While the project is open, you can send another.`}
        confirmLabel={`Withdraw ${kind}`}
        busyLabel="Withdrawing..."
        cancelLabel={`Keep ${kind}`}
        tone="danger"
        onConfirm={async () => {
          const done = await withdraw(applicationId);
          if (done) onWithdrawn?.();
          return done;
        }}
      />
    </>
  );
}
