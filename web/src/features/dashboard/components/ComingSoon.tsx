import { Button } from "@chakra-ui/react";
import { Hourglass } from "lucide-react";
import { Link } from "react-router";
import { EmptyState } from "~/components/EmptyState";
import { PageHeader } from "~/components/PageHeader";

/** Placeholder for a page that does not exist yet. `title` is the page's name. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Hourglass size={28} />}
        title="Coming Soon"
        description="We're still building this page. You'll find your account settings on your profile."
        action={
          <Button asChild variant="outline" size="sm">
            <Link to="/dashboard">Back to the dashboard</Link>
          </Button>
        }
      />
    </>
  );
}
