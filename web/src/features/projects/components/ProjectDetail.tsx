import type { ReactNode } from "react";
import { Flex, HStack, Text } from "@chakra-ui/react";
import { PageHeader } from "~/components/PageHeader";
import { ProjectStatusBadge } from "~/components/ProjectStatusBadge";
import { Tabs } from "~/components/Tabs";
import { BackButton } from "./BackButton";
import { ProjectClosed } from "./ProjectClosed";
import type { ProjectDetail_ProjectFragment } from "./ProjectDetail.generated";
import { ProjectOverview } from "./ProjectOverview";
import { ProjectOwnerActions } from "./ProjectOwnerActions";
import { ProjectTeam } from "./ProjectTeam";

export interface ProjectDetailProps {
  project: ProjectDetail_ProjectFragment;
  /** The actions on an open project: applying, inviting. */
  actions: ReactNode;
  /** The content of the 'Deliverables' tab. */
  deliverables: ReactNode;
  /** For the owner: the project's applications, shown before the project's own text. Null for everyone else. */
  applications: ReactNode | null;
}

/** One project as a page. */
export function ProjectDetail({ project, actions, deliverables, applications }: ProjectDetailProps) {
  const hasTeamTab = project.status === "IN_PROGRESS" || project.status === "COMPLETED";
  return (
    <>
      <BackButton />
      <Flex mt="3" direction="column">
        <PageHeader
          title={project.title}
          subtitle={
            <HStack as="span" gap="3" wrap="wrap">
              <Text as="span">{project.startup.companyName}</Text>
              <ProjectStatusBadge status={project.status} />
            </HStack>
          }
          action={
            <>
              {actions}
              <ProjectOwnerActions project={project} />
            </>
          }
        />
      </Flex>
      {project.status === "COMPLETED" ? <ProjectClosed completedAt={project.completedAt} /> : null}
      <Tabs
        label="Project"
        items={[
          {
            value: "details",
            label: "Project Details",
            content: <ProjectOverview project={project} applications={applications} />,
          },
          { value: "deliverables", label: "Deliverables", content: deliverables },
          ...(hasTeamTab ? [{ value: "team", label: "Team", content: <ProjectTeam project={project} /> }] : []),
        ]}
      />
    </>
  );
}
