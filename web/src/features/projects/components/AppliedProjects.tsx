import { Button } from "@chakra-ui/react";
import { FileText } from "lucide-react";
import { Link } from "react-router";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { Section } from "~/components/Section";
import { useAppliedProjects } from "../hooks/useAppliedProjects";
import { AppliedProjectCard } from "./AppliedProjectCard";

/** A club head's applications tab. */
export function AppliedProjects() {
  const { applications, loading, error, refetch, loadMore } = useAppliedProjects();

  const content = () => {
    if (error && !applications) {
      return <ErrorState title="Failed to load applications" onRetry={() => void refetch()} retrying={loading} />;
    }
    if (!applications) return <CardSkeletons />;
    if (applications.nodes.length === 0) {
      return (
        <EmptyState
          icon={<FileText size={28} />}
          title="You haven't applied to any projects yet."
          action={
            <Button asChild colorPalette="accent">
              <Link to="/dashboard/projects?tab=browse-projects">Browse Available Projects</Link>
            </Button>
          }
        />
      );
    }
    return (
      <>
        <CardGrid>
          {applications.nodes.map((application) => (
            <AppliedProjectCard key={application.id} application={application} />
          ))}
        </CardGrid>
        <LoadMore
          hasNextPage={applications.pageInfo.hasNextPage}
          onLoadMore={() => loadMore(applications.pageInfo.endCursor ?? "")}
        />
      </>
    );
  };

  return <Section title="Your Applications">{content()}</Section>;
}
