import { FolderX } from "lucide-react";
import { EmptyState } from "~/components/EmptyState";
import { PageHeader } from "~/components/PageHeader";
import { BackButton } from "./BackButton";

/** For a project that does not exist or that the viewer may not see, without revealing which. */
export function ProjectNotFound() {
  return (
    <>
      <PageHeader title="Project Not Found" />
      <EmptyState
        icon={<FolderX size={28} />}
        title="This project doesn't exist, or you don't have access to it."
        action={<BackButton label="Go Back" variant="outline" />}
      />
    </>
  );
}
