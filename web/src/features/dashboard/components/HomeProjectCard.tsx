import type { ReactNode } from "react";
import { Text } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { formatDuration } from "~/components/duration";
import { LinkCard } from "~/components/LinkCard";
import { ProgressBar } from "~/components/ProgressBar";
import { ProjectStatusBadge } from "~/components/ProjectStatusBadge";
import { SkillTags } from "~/components/SkillTags";
import type { HomeProjectCard_ProjectFragment } from "./HomeProjectCard.generated";

/** Shown for a project in progress with neither stored progress nor deliverables. */
const progressWithoutFigure = 20;

export interface HomeProjectCardProps {
  project: HomeProjectCard_ProjectFragment;
  /** A last line, for example the number of pending applications. */
  note?: ReactNode;
}

/** A project on the home page: enough to recognise it and see its progress. */
export function HomeProjectCard({ project, note }: HomeProjectCardProps) {
  return (
    <LinkCard
      to={`/dashboard/projects/${project.id}`}
      title={project.title}
      subtitle={
        <Text textStyle="sm" color="fg.muted">
          {project.startup.companyName}
        </Text>
      }
      aside={<ProjectStatusBadge status={project.status} />}
    >
      <Text textStyle="sm" color="fg.muted">
        {projectCategoryLabels[project.category]} · {formatDuration(project.duration)}
      </Text>
      {project.status === "IN_PROGRESS" ? (
        <ProgressBar value={project.progress ?? progressWithoutFigure} />
      ) : (
        <SkillTags skills={project.skills} />
      )}
      {note ? (
        <Text textStyle="sm" fontWeight="medium">
          {note}
        </Text>
      ) : null}
    </LinkCard>
  );
}
