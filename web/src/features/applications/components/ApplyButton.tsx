import { lazy } from "react";
import { Button, Flex } from "@chakra-ui/react";
import { applicationStatusLabels } from "@quadwork/server/contract";
import { Link } from "react-router";
import { LazyDialog } from "~/components/LazyDialog";
import { useAuth } from "~/graphql/session";
import { useApplyDialog } from "../hooks/useApplyDialog";
import type { ApplyButton_ProjectFragment } from "./ApplyButton.generated";
import { WithdrawButton } from "./WithdrawButton";

const ApplyDialog = lazy(() => import("./ApplyDialog"));

/**
 * What the viewer can do about an open project; the first match wins: nothing for startups; the club's application; not
 * open; a student; a club head, who applies.
 */
export function ApplyButton({ project }: { project: ApplyButton_ProjectFragment }) {
  const { user, actsAs } = useAuth();
  const dialog = useApplyDialog();
  const { application } = project;

  if (!user || actsAs === "STARTUP" || actsAs === null) return null;

  if (application) {
    const invited = application.initiatedBy === "STARTUP" && application.status === "PENDING" && actsAs === "CLUB_HEAD";
    return (
      <Flex gap="2" wrap="wrap">
        <Button disabled variant="outline">{`Application ${applicationStatusLabels[application.status]}`}</Button>
        {invited ? (
          <Button asChild variant="outline">
            <Link to="/dashboard/teams?tab=applications">Answer Invitation</Link>
          </Button>
        ) : null}
        {application.viewerCanWithdraw ? (
          <WithdrawButton applicationId={application.id} projectTitle={project.title} />
        ) : null}
      </Flex>
    );
  }
  if (project.status !== "OPEN") return <Button disabled>Project Not Open for Applications</Button>;
  if (actsAs === "STUDENT") return <Button disabled>Ask Club Head to Apply</Button>;
  return (
    <>
      <Button colorPalette="accent" disabled={!project.viewerCanApply} onClick={dialog.open}>
        Apply on Behalf of Club
      </Button>
      <LazyDialog open={dialog.isOpen}>
        <ApplyDialog
          project={project}
          userId={user.id}
          open={dialog.isOpen && project.viewerCanApply}
          teamId={dialog.teamId}
          onClose={dialog.close}
        />
      </LazyDialog>
    </>
  );
}
