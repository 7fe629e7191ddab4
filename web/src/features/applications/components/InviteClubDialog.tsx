import { applicationRules } from "@quadwork/server/contract";
import { FormDialog } from "~/components/FormDialog";
import { TextAreaField } from "~/components/FormField";
import { useInviteClub, type InvitationFormValues } from "../hooks/useInviteClub";
import { ClubPicker } from "./ClubPicker";

const empty: InvitationFormValues = { clubId: "", message: "" };

export interface InviteClubDialogProps {
  project: { id: string; title: string };
  open: boolean;
  onClose: () => void;
}

/** Lets a startup find a club, write a message and invite it. */
export default function InviteClubDialog({ project, open, onClose }: InviteClubDialogProps) {
  const invite = useInviteClub(project.id);
  return (
    <FormDialog<InvitationFormValues>
      open={open}
      onClose={onClose}
      title="Invite a Club"
      description={`The club head will decide whether a team takes on ${project.title}.`}
      size="lg"
      initialValues={empty}
      validationSchema={applicationRules}
      onSubmit={invite}
      submitLabel="Send Invitation"
      busyLabel="Sending..."
      submitDisabled={({ clubId, message }) => !clubId || !message.trim()}
    >
      <ClubPicker name="clubId" projectId={project.id} />
      <TextAreaField name="message" label="Message" required placeholder="What makes this club a good match?" />
    </FormDialog>
  );
}
