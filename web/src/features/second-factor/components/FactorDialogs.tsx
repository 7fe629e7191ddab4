import { EnrolDialog } from "./EnrolDialog";
import { RegenerateDialog } from "./RegenerateDialog";
import { RemoveFactorDialog } from "./RemoveFactorDialog";

export type FactorDialogName = "enrol" | "regenerate" | "remove";

export interface FactorDialogsProps {
  /** The dialog that was opened last. */
  name: FactorDialogName;
  /** The current factor; empty if there is none. */
  factorId: string;
  open: boolean;
  onClose: () => void;
}

/** The second factor's dialogs, loaded when the first one opens. */
export default function FactorDialogs({ name, factorId, open, onClose }: FactorDialogsProps) {
  if (name === "enrol") return <EnrolDialog open={open} onClose={onClose} />;
  if (name === "regenerate") return <RegenerateDialog open={open} onClose={onClose} />;
  return <RemoveFactorDialog factorId={factorId} open={open} onClose={onClose} />;
}
