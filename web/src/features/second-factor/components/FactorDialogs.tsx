import { EnrolDialog } from "./EnrolDialog";
import { RegenerateDialog } from "./RegenerateDialog";
import { RemoveFactorDialog } from "./RemoveFactorDialog";

export type FactorDialogName = "enrol" | "regenerate" | "remove";

export interface FactorDialogsProps {
  /** Which of them was opened last. */
  name: FactorDialogName;
  /** The factor in force; empty while there is none. */
  factorId: string;
  open: boolean;
  onClose: () => void;
}

/** The dialogs of the second factor, loaded with the first one that is opened. */
export default function FactorDialogs({ name, factorId, open, onClose }: FactorDialogsProps) {
  if (name === "enrol") return <EnrolDialog open={open} onClose={onClose} />;
  if (name === "regenerate") return <RegenerateDialog open={open} onClose={onClose} />;
  return <RemoveFactorDialog factorId={factorId} open={open} onClose={onClose} />;
}
