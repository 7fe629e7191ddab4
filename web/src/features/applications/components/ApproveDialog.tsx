import { Text } from "@chakra-ui/react";
import { ConfirmDialog, type ConfirmDialogProps } from "~/components/ConfirmDialog";
import { counted } from "~/texts/counted";
import { answerTexts } from "../answer-texts";

export interface ApproveDialogProps extends Pick<ConfirmDialogProps, "focusAfter"> {
  open: boolean;
  /** `application`: the startup approves a club. `invitation`: the club's head accepts. */
  kind: keyof typeof answerTexts;
  projectTitle: string;
  /** The recipient of the answer: an application's club, or an invitation's company. */
  otherSide: string;
  /** The team that takes the project and its size; unknown for a team yet to be created. */
  team: { teamName: string; memberCount?: number | undefined };
  /** The number of other pending applications, if the viewer may see it. */
  othersPending?: number | undefined;
  onClose: () => void;
  /** Resolves to whether the dialog may close; `false` keeps it open for another attempt. */
  onConfirm: () => Promise<boolean>;
}

/** Asks for confirmation before approving an application or accepting an invitation, and explains what follows. */
export function ApproveDialog(props: ApproveDialogProps) {
  const { open, kind, projectTitle, otherSide, team, othersPending = 0, onClose, onConfirm } = props;
  const texts = answerTexts[kind];
  const people = team.memberCount === undefined ? "" : ` (${counted(team.memberCount, "member")})`;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={kind === "application" ? `Approve ${otherSide}?` : `Accept the invitation from ${otherSide}?`}
      description={
        <>
          {projectTitle} will start with{" "}
          <Text as="strong" fontWeight="semibold" color="fg">
            {team.teamName}
          </Text>
          {`${people} and move to In Progress. This cannot be undone.`}
        </>
      }
      confirmLabel={texts.approve}
      busyLabel={texts.approving}
      focusAfter={props.focusAfter}
      onConfirm={onConfirm}
    >
      {othersPending > 0 ? (
        <Text textStyle="sm">
          {othersPending === 1 ? "1 other application stays" : `${othersPending} other applications stay`}
          {" pending. You can reject the rest on the project's page."}
        </Text>
      ) : null}
    </ConfirmDialog>
  );
}
