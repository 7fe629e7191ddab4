import { memo } from "react";
import { HStack, Text } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { Clock, Tag } from "lucide-react";
import { formatDuration } from "~/components/duration";
import { LinkCard } from "~/components/LinkCard";
import { PersonAvatar } from "~/components/PersonAvatar";
import { ProgressBar } from "~/components/ProgressBar";
import { ProjectStatusBadge } from "~/components/ProjectStatusBadge";
import { SkillTags } from "~/components/SkillTags";
import type { ProjectCard_ProjectFragment } from "./ProjectCard.generated";

/** Shown for a project in progress with neither stored progress nor deliverables. */
const progressWithoutFigure = 25;

/** A project in a list. Memoized, so that typing beside a list does not re-render its cards. */
export const ProjectCard = memo(function ProjectCard({ project }: { project: ProjectCard_ProjectFragment }) {
  return (
    <LinkCard
      to={`/dashboard/projects/${project.id}`}
      title={project.title}
      subtitle={
        <HStack gap="2">
          <PersonAvatar
            name={project.startup.companyName}
            imageUrl={project.startup.logoUrl}
            size="2xs"
            shape="rounded"
          />
          <Text textStyle="sm" color="fg.muted">
            {project.startup.companyName}
          </Text>
        </HStack>
      }
      aside={<ProjectStatusBadge status={project.status} />}
    >
      <Text dir="auto" textStyle="sm" lineClamp={3} overflowWrap="anywhere">
        {project.description}
      </Text>
      <HStack gap="4" rowGap="1" wrap="wrap" textStyle="sm" color="fg.muted">
        <HStack gap="1.5">
          <Tag size={14} aria-hidden />
          {projectCategoryLabels[project.category]}
        </HStack>
        <HStack gap="1.5">
          <Clock size={14} aria-hidden />
          {formatDuration(project.duration)}
        </HStack>
      </HStack>
      <SkillTags skills={project.skills} />
      {project.status === "IN_PROGRESS" ? <ProgressBar value={project.progress ?? progressWithoutFigure} /> : null}
    </LinkCard>
  );
});
