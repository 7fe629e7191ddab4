import { useParams } from "react-router";
import { ErrorState } from "~/components/ErrorState";
import { useErrorToast } from "~/components/useErrorToast";
import { ApplyButton } from "~/features/applications/components/ApplyButton";
import { InviteClubButton } from "~/features/applications/components/InviteClubButton";
import { ProjectApplications } from "~/features/applications/components/ProjectApplications";
import { AddToCalendarLink } from "~/features/calendar/components/AddToCalendarLink";
import { DeliverablesSection } from "~/features/deliverables/components/DeliverablesSection";
import { ProjectDetail } from "~/features/projects/components/ProjectDetail";
import { ProjectDetailSkeleton } from "~/features/projects/components/ProjectDetailSkeleton";
import { ProjectNotFound } from "~/features/projects/components/ProjectNotFound";
import { ReportLink } from "~/features/reports/components/ReportLink";
import { useAuth } from "~/graphql/session";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useProjectDetailQuery } from "./ProjectDetail.generated";

export const meta = () => [{ title: "Project | Quadwork" }];

/** A malformed id counts as a missing project. */
const meansNotFound = (error: unknown) => ["NOT_FOUND", "BAD_USER_INPUT"].includes(describeError(error).code);

export default function ProjectDetailRoute() {
  const { id = "" } = useParams();
  const { actsAs } = useAuth();
  const { data, loading, error, refetch } = useProjectDetailQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const notFound = error ? meansNotFound(error) : data?.project === null;
  useErrorToast(notFound ? {} : { data: data?.project, error }, toasts.projectLoadFailed);

  if (notFound) return <ProjectNotFound />;
  const project = data?.project;
  if (!project) {
    if (!error) return <ProjectDetailSkeleton id={id} />;
    return <ErrorState title="Failed to load project details" onRetry={() => void refetch()} retrying={loading} />;
  }
  // Only the owner can invite to an open project; once it is closed, the owner is the only startup that sees it.
  const isOwner = actsAs === "STARTUP" && (project.status !== "OPEN" || project.viewerCanInvite);
  return (
    <>
      <ProjectDetail
        key={project.id}
        project={project}
        actions={
          <>
            <ApplyButton project={project} />
            <InviteClubButton project={project} />
          </>
        }
        deliverables={<DeliverablesSection project={project} actions={<AddToCalendarLink />} />}
        applications={isOwner ? <ProjectApplications project={project} /> : null}
      />
      <ReportLink page={{ kind: "project", id: project.id }} />
    </>
  );
}
