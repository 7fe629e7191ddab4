import type { UserType } from "~/graphql/types.generated";
import type { DashboardHomeQuery } from "../hooks/DashboardHome.generated";
import { HomeProjectCard } from "./HomeProjectCard";
import { HomeSection } from "./HomeSection";

const waitingFor = (count: number) =>
  count === 0 ? "No applications yet" : count === 1 ? "1 application to review" : `${count} applications to review`;

/** Open projects: for a club head those to apply to, for a startup its own; for a student none. */
export function HomeOpenProjects({ userType, data }: { userType: UserType; data: DashboardHomeQuery | undefined }) {
  if (userType === "CLUB_HEAD") {
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
  if (userType === "STARTUP") {
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
            note={waitingFor(project.applications?.totalCount ?? 0)}
          />
        ))}
      </HomeSection>
    );
  }
  return null;
}
