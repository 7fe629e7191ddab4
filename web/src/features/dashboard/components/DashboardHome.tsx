import { Button, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { Counters } from "~/components/Counters";
import { ErrorState } from "~/components/ErrorState";
import { PageHeader } from "~/components/PageHeader";
import { roleOf, type SessionUser } from "~/graphql/session";
import type { UserType } from "~/graphql/types.generated";
import { useDashboardHome } from "../hooks/useDashboardHome";
import { HomeApplications } from "./HomeApplications";
import { HomeDeliverables } from "./HomeDeliverables";
import { HomeOpenProjects } from "./HomeOpenProjects";
import { HomeProjectCard } from "./HomeProjectCard";
import { HomeSection } from "./HomeSection";

const noProjectsInProgress: Record<UserType, string> = {
  CLUB_HEAD: "No projects in progress. Apply for projects to get started!",
  STARTUP: "No projects in progress.",
  STUDENT: "No projects in progress.",
};

/** The role's one main action. */
function RoleAction({ actsAs }: { actsAs: UserType }) {
  if (actsAs === "STARTUP") {
    return (
      <Button asChild colorPalette="accent">
        <Link to="/dashboard/projects/new">
          <Plus size={18} aria-hidden />
          Create New Project
        </Link>
      </Button>
    );
  }
  if (actsAs === "CLUB_HEAD") {
    return (
      <Button asChild colorPalette="accent">
        <Link to="/dashboard/projects?tab=browse-projects">Browse All Projects</Link>
      </Button>
    );
  }
  return null;
}

/** The first page after login: the current state of everything, and what is next. */
export function DashboardHome({ user }: { user: SessionUser }) {
  const actsAs = roleOf(user);
  const { data, loading, error, refetch } = useDashboardHome(actsAs);

  const header = <PageHeader title={`Welcome, ${user.firstName}!`} action={<RoleAction actsAs={actsAs} />} />;
  if (error && !data) {
    return (
      <>
        {header}
        <ErrorState title="Failed to load dashboard data" onRetry={() => void refetch()} retrying={loading} />
      </>
    );
  }
  return (
    <>
      {header}
      <Stack gap="8">
        <Counters
          counts={[
            { label: "Total Projects", value: data?.totalProjects.totalCount },
            { label: "Open Projects", value: data?.openProjects.totalCount },
            { label: "Completed Projects", value: data?.completedProjects.totalCount },
          ]}
        />
        <HomeSection
          title="Projects In Progress"
          loading={!data}
          empty={noProjectsInProgress[actsAs]}
          more={
            data && data.projectsInProgress.totalCount > data.projectsInProgress.nodes.length
              ? { to: "/dashboard/projects", label: "View All" }
              : undefined
          }
        >
          {data?.projectsInProgress.nodes.map((project) => (
            <HomeProjectCard key={project.id} project={project} />
          ))}
        </HomeSection>
        <HomeDeliverables />
        <HomeOpenProjects actsAs={actsAs} data={data} />
        <HomeApplications actsAs={actsAs} data={data} />
      </Stack>
    </>
  );
}
