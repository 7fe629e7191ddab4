import { emailRules, limits } from "@quadwork/server/contract";
import { FormDialog } from "~/components/FormDialog";
import { TextField } from "~/components/FormField";
import { usePeopleChanges, type InviteValues } from "../hooks/usePeopleChanges";

export interface InvitePersonDialogProps {
  kind: "club" | "startup";
  /** The address of a student to make an officer; the head can still change it. */
  email?: string;
  open: boolean;
  onClose: () => void;
}

const descriptions = {
  club:
    "Officers do all that you do, except hand over, change officers and close the club. A student of the club who " +
    "becomes an officer stays a student of it.",
  startup: "Members do all that you do, except change people and close the startup.",
};

/** Asks for the address of a person who is to act for the club or startup. */
export default function InvitePersonDialog({ kind, email = "", open, onClose }: InvitePersonDialogProps) {
  const { invite } = usePeopleChanges();
  return (
    <FormDialog<InviteValues>
      open={open}
      onClose={onClose}
      title={kind === "club" ? "Invite an Officer" : "Invite a Member"}
      description={descriptions[kind]}
      initialValues={{ email }}
      validationSchema={emailRules}
      onSubmit={invite}
      submitLabel="Send Invitation"
      busyLabel="Sending..."
    >
      <TextField
        name="email"
        label="Email address"
        type="email"
        autoComplete="off"
        required
        hint={`They receive a link that works for ${limits.invitationDays} days. You can withdraw it.`}
      />
    </FormDialog>
  );
}
