import { useState } from "react";
import { Button } from "@chakra-ui/react";
import { Check, X } from "lucide-react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { useAnswerApplication } from "../hooks/useAnswerApplication";

export interface AnswerButtonsProps {
  application: {
    id: string;
    viewerCanApprove: boolean;
    viewerCanReject: boolean;
    project: { title: string };
  };
  side: Parameters<typeof useAnswerApplication>[0];
  /** For an invitation: the team that takes the project; the server finds or makes one when empty. */
  teamId?: string;
  onAnswered: () => void;
}

/** Approve and Reject, as far as the viewer may; both are final, so rejecting asks first. */
export function AnswerButtons({ application, side, teamId, onAnswered }: AnswerButtonsProps) {
  const { approve, reject, approving, rejecting } = useAnswerApplication(side);
  const [asking, setAsking] = useState(false);
  const { id, viewerCanApprove, viewerCanReject, project } = application;

  return (
    <>
      {viewerCanReject ? (
        <Button variant="outline" disabled={approving || rejecting} onClick={() => setAsking(true)}>
          <X size={16} aria-hidden />
          Reject
        </Button>
      ) : null}
      {viewerCanApprove ? (
        <Button
          colorPalette="accent"
          disabled={rejecting}
          loading={approving}
          loadingText="Approving..."
          onClick={async () => {
            if (await approve(id, teamId)) onAnswered();
          }}
        >
          <Check size={16} aria-hidden />
          Approve
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Reject this application?"
        description={`The answer for ${project.title} is final; this cannot be undone.`}
        confirmLabel="Reject Application"
        busyLabel="Rejecting..."
        tone="danger"
        onConfirm={async () => {
          const done = await reject(id);
          if (done) onAnswered();
          return done;
        }}
      />
    </>
  );
}
