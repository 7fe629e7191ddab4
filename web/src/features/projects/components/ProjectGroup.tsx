import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { LoadMore } from "~/components/LoadMore";
import { Section } from "~/components/Section";
import { ProjectCard } from "./ProjectCard";
import type { ProjectGroup_ProjectConnectionFragment } from "./ProjectGroup.generated";

export interface ProjectGroupProps {
  title: string;
  /** Undefined while loading. An empty group is hidden. */
  projects: ProjectGroup_ProjectConnectionFragment | undefined;
  skeletons?: number;
  onLoadMore: (after: string) => Promise<unknown>;
}

/** The viewer's projects of one status. */
export function ProjectGroup({ title, projects, skeletons, onLoadMore }: ProjectGroupProps) {
  if (projects?.nodes.length === 0) return null;
  return (
    <Section title={title}>
      {projects ? (
        <>
          <CardGrid>
            {projects.nodes.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </CardGrid>
          <LoadMore
            hasNextPage={projects.pageInfo.hasNextPage}
            onLoadMore={() => onLoadMore(projects.pageInfo.endCursor ?? "")}
          />
        </>
      ) : (
        <CardSkeletons count={skeletons} />
      )}
    </Section>
  );
}
