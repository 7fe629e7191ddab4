import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { PageHeader } from "~/components/PageHeader";
import { Tabs } from "~/components/Tabs";
import type { UserType } from "~/graphql/types.generated";
import { AppliedProjects } from "./AppliedProjects";
import { BrowseProjects } from "./BrowseProjects";
import { YourProjects } from "./YourProjects";

/** The viewer's projects, open projects to browse, and a club head's applications. */
export function ProjectsPage({ actsAs }: { actsAs: UserType }) {
  const isStartup = actsAs === "STARTUP";
  return (
    <>
      <PageHeader
        title="Projects"
        subtitle={
          isStartup
            ? "Manage your projects and browse other projects for inspiration."
            : "Your active projects and other available opportunities."
        }
        action={
          isStartup ? (
            <Button asChild colorPalette="accent">
              <Link to="/dashboard/projects/new">
                <Plus size={18} aria-hidden />
                Create New Project
              </Link>
            </Button>
          ) : undefined
        }
      />
      <Tabs
        label="Projects"
        items={[
          {
            value: "your-projects",
            label: isStartup ? "Your Projects" : "Active Projects",
            content: <YourProjects actsAs={actsAs} />,
          },
          { value: "browse-projects", label: "Browse Projects", content: <BrowseProjects actsAs={actsAs} /> },
          ...(actsAs === "CLUB_HEAD"
            ? [{ value: "applications", label: "Your Applications", content: <AppliedProjects /> }]
            : []),
        ]}
      />
    </>
  );
}
