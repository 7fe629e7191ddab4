import type { UserType } from "~/graphql/types.generated";
import type { DashboardHomeQuery } from "../hooks/DashboardHome.generated";
import { HomeApplicationCard } from "./HomeApplicationCard";
import { HomeSection } from "./HomeSection";

/** The first few applications, with a link to all of them if there are more; hidden for students. */
export function HomeApplications({ actsAs, data }: { actsAs: UserType; data: DashboardHomeQuery | undefined }) {
  if (actsAs === "STUDENT") return null;
  const applications = data?.recentApplications;
  const hasMore = applications && applications.totalCount > applications.nodes.length;
  const isStartup = actsAs === "STARTUP";
  const all = isStartup ? "/dashboard/applications" : "/dashboard/projects?tab=applications";
  return (
    <HomeSection
      title={isStartup ? "Recent Applications" : "Your Applications"}
      loading={!data}
      cardWidth="24rem"
      empty={isStartup ? "No applications received yet." : "You haven't applied to any projects yet."}
      more={hasMore ? { to: all, label: "View All Applications" } : undefined}
    >
      {applications?.nodes.map((application) => (
        <HomeApplicationCard key={application.id} application={application} seenBy={isStartup ? "startup" : "club"} />
      ))}
    </HomeSection>
  );
}
