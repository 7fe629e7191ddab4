import { Link } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router";
import type { UserType } from "~/graphql/types.generated";
import { counted } from "~/texts/counted";
import type { DashboardHomeQuery } from "../hooks/DashboardHome.generated";
import { HomeProjectCard } from "./HomeProjectCard";
import { HomeSection } from "./HomeSection";

/** The number of pending applications, as a link to them on the project's page. */
function Waiting({ projectId, count }: { projectId: string; count: number }) {
  if (count === 0) return "No applications yet";
  return (
    <Link asChild variant="underline" color="accent.fg">
      <RouterLink to={`/dashboard/projects/${projectId}#applications`}>
        {counted(count, "application")} to review
      </RouterLink>
    </Link>
  );
}

/** Open projects: for a club head those to apply to, for a startup its own; hidden for students. */
export function HomeOpenProjects({ actsAs, data }: { actsAs: UserType; data: DashboardHomeQuery | undefined }) {
  if (actsAs === "CLUB_HEAD") {
    return (
      <HomeSection
        title="Available Projects"
        loading={!data}
        cardWidth="24rem"
        skeletons={2}
        empty="All available projects have been applied to!"
        more={{ to: "/dashboard/projects?tab=browse-projects", label: "View All" }}
      >
        {data?.availableProjects?.nodes.map((project) => (
          <HomeProjectCard key={project.id} project={project} />
        ))}
      </HomeSection>
    );
  }
  if (actsAs === "STARTUP") {
    const waiting = data?.waitingProjects;
    return (
      <HomeSection
        title="Projects Waiting for Applicants"
        loading={!data}
        cardWidth="24rem"
        skeletons={2}
        empty="No open projects waiting for applicants."
        more={
          waiting && waiting.totalCount > waiting.nodes.length
            ? { to: "/dashboard/projects", label: "View All" }
            : undefined
        }
      >
        {waiting?.nodes.map((project) => (
          <HomeProjectCard
            key={project.id}
            project={project}
            note={<Waiting projectId={project.id} count={project.applications?.totalCount ?? 0} />}
          />
        ))}
      </HomeSection>
    );
  }
  return null;
}
