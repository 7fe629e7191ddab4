import { useState } from "react";
import { Button, Flex } from "@chakra-ui/react";
import { applicationStatusLabels } from "@quadwork/server/contract";
import { Link } from "react-router";
import { useAuth } from "~/graphql/session";
import type { ApplyButton_ProjectFragment } from "./ApplyButton.generated";
import { ApplyDialog } from "./ApplyDialog";
import { WithdrawButton } from "./WithdrawButton";

/**
 * What a person can do about a project's opening. The first that matches wins: nothing for startups; the
 * club's application; not open; a student; a club head, who applies.
 */
export function ApplyButton({ project }: { project: ApplyButton_ProjectFragment }) {
  const { userType } = useAuth();
  const [open, setOpen] = useState(false);
  const { application } = project;

  if (userType === "STARTUP" || userType === null) return null;

  if (application) {
    const invited =
      application.initiatedBy === "STARTUP" && application.status === "PENDING" && userType === "CLUB_HEAD";
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
  if (userType === "STUDENT") return <Button disabled>Ask Club Head to Apply</Button>;
  return (
    <>
      <Button colorPalette="accent" disabled={!project.viewerCanApply} onClick={() => setOpen(true)}>
        Apply on Behalf of Club
      </Button>
      <ApplyDialog project={project} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
