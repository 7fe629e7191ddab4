import { Button } from "@chakra-ui/react";
import { Hourglass } from "lucide-react";
import { Link } from "react-router";
import { EmptyState } from "~/components/EmptyState";
import { PageHeader } from "~/components/PageHeader";

/** A page that is not there yet. `title` is the page's own name. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Hourglass size={28} />}
        title="Coming Soon"
        description="We are still building this page. Nothing you need is hidden here: your account is on your profile."
        action={
          <Button asChild variant="outline" size="sm">
            <Link to="/dashboard">Back to the dashboard</Link>
          </Button>
        }
      />
    </>
  );
}
