import { Text } from "@chakra-ui/react";
import { ConfirmDialog, type ConfirmDialogProps } from "~/components/ConfirmDialog";
import { counted } from "~/texts/counted";
import { answerTexts } from "../answer-texts";

export interface ApproveDialogProps extends Pick<ConfirmDialogProps, "focusAfter"> {
  open: boolean;
  /** `application`: the startup approves a club. `invitation`: the club's head accepts. */
  kind: keyof typeof answerTexts;
  projectTitle: string;
  /** Whom the answer goes to: the club of an application, the company of an invitation. */
  otherSide: string;
  /** The team that takes the project, and how many it has; unknown for a team that is yet to be made. */
  team: { teamName: string; memberCount?: number | undefined };
  /** How many other applications wait for an answer, if that is known to the viewer. */
  othersPending?: number | undefined;
  onClose: () => void;
  /** Resolves to whether the question is settled; `false` keeps it open for another attempt. */
  onConfirm: () => Promise<boolean>;
}

/** Asks before an application is approved or an invitation accepted, and says what follows. */
export function ApproveDialog(props: ApproveDialogProps) {
  const { open, kind, projectTitle, otherSide, team, othersPending = 0, onClose, onConfirm } = props;
  const texts = answerTexts[kind];
  const people = team.memberCount === undefined ? "" : `, ${counted(team.memberCount, "member")}`;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={kind === "application" ? `Approve ${otherSide}?` : `Accept the invitation from ${otherSide}?`}
      description={
        <>
          {projectTitle} starts with{" "}
          <Text as="strong" fontWeight="semibold" color="fg">
            {team.teamName}
          </Text>
          {`${people}, and is in progress from then on. This cannot be undone.`}
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
          {" pending. The project's page offers to reject what is left."}
        </Text>
      ) : null}
    </ConfirmDialog>
  );
}
