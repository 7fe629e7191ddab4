import { ErrorState } from "~/components/ErrorState";
import { Section } from "~/components/Section";
import { useUpcomingDeliverablesQuery } from "../hooks/UpcomingDeliverables.generated";
import { HomeDeliverableCard } from "./HomeDeliverableCard";
import { HomeSection } from "./HomeSection";

const title = "Upcoming Deliverables";

/** The next deliverables. Loaded separately, so that the rest of the page works if this fails. */
export function HomeDeliverables() {
  const { data, loading, error, refetch } = useUpcomingDeliverablesQuery({ fetchPolicy: "cache-and-network" });
  if (error && !data) {
    return (
      <Section title={title}>
        <ErrorState
          title="Failed to load deliverables"
          description="The rest of the page is up to date."
          onRetry={() => void refetch()}
          retrying={loading}
        />
      </Section>
    );
  }
  return (
    <HomeSection
      title={title}
      loading={!data}
      loadingLabel="Loading deliverables..."
      empty="No upcoming deliverables found."
    >
      {data?.upcomingDeliverables.nodes.map((deliverable) => (
        <HomeDeliverableCard key={deliverable.id} deliverable={deliverable} />
      ))}
    </HomeSection>
  );
}
