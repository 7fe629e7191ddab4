import { useRef, useState } from "react";
import { Button } from "@chakra-ui/react";
import { Check, X } from "lucide-react";
import { useNavigate } from "react-router";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { answerTexts } from "../answer-texts";
import { useAnswerApplication } from "../hooks/useAnswerApplication";
import { ApproveDialog, type ApproveDialogProps } from "./ApproveDialog";

export interface AnswerButtonsProps extends Pick<ApproveDialogProps, "kind" | "otherSide" | "team" | "othersPending"> {
  application: {
    id: string;
    viewerCanApprove: boolean;
    viewerCanReject: boolean;
    project: { id: string; title: string };
  };
  /** For an invitation: the team that takes the project; if empty, the server finds or creates one. */
  teamId?: string;
  /** Called after a rejection; an approval opens the project instead. */
  onRejected: () => void;
  /** Called when the answer is no longer possible because someone else acted, before the page reloads its data. */
  onOvertaken?: () => void;
  /** Receives the focus once the pressed button is gone. */
  focusAfter: () => HTMLElement | null;
}

/** The answers that the viewer may give. Both are final, so both ask for confirmation. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { application, kind, otherSide, team, othersPending, teamId, onRejected } = props;
  const { approve, reject } = useAnswerApplication(kind, props.onOvertaken);
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"approve" | "reject" | null>(null);
  const { id, viewerCanApprove, viewerCanReject, project } = application;
  const texts = answerTexts[kind];
  const close = () => setAsking(null);
  const approveButton = useRef<HTMLButtonElement>(null);
  const rejectButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      {viewerCanReject ? (
        <Button
          ref={rejectButton}
          variant="outline"
          flex={{ base: "1", sm: "none" }}
          onClick={() => setAsking("reject")}
        >
          <X size={16} aria-hidden />
          {texts.reject}
        </Button>
      ) : null}
      {viewerCanApprove ? (
        <Button
          ref={approveButton}
          colorPalette="accent"
          flex={{ base: "1", sm: "none" }}
          onClick={() => setAsking("approve")}
        >
          <Check size={16} aria-hidden />
          {texts.approve}
        </Button>
      ) : null}
      <ApproveDialog
        open={asking === "approve" && viewerCanApprove}
        kind={kind}
        projectTitle={project.title}
        otherSide={otherSide}
        team={team}
        othersPending={othersPending}
        onClose={close}
        focusAfter={() => (approveButton.current ? null : props.focusAfter())}
        onConfirm={async () => {
          const outcome = await approve(id, teamId);
          if (outcome === "done") await navigate(`/dashboard/projects/${project.id}`);
          return outcome !== "failed";
        }}
      />
      <ConfirmDialog
        open={asking === "reject" && viewerCanReject}
        onClose={close}
        title={texts.rejectQuestion}
        description={`Your answer for ${project.title} is final and cannot be undone.`}
        confirmLabel={texts.rejectLabel}
        busyLabel={texts.rejecting}
        tone="danger"
        focusAfter={() => (rejectButton.current ? null : props.focusAfter())}
        onConfirm={async () => {
          const outcome = await reject(id);
          if (outcome === "done") onRejected();
          return outcome !== "failed";
        }}
      />
    </>
  );
}
