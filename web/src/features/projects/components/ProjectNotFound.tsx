import { FolderX } from "lucide-react";
import { EmptyState } from "~/components/EmptyState";
import { PageHeader } from "~/components/PageHeader";
import { BackButton } from "./BackButton";

/** For a project that does not exist or that the viewer may not see; which of the two stays open. */
export function ProjectNotFound() {
  return (
    <>
      <PageHeader title="Project Not Found" />
      <EmptyState
        icon={<FolderX size={28} />}
        title="This project does not exist, or you may not see it."
        action={<BackButton label="Go Back" variant="outline" />}
      />
    </>
  );
}
