import { projectFormRules } from "@quadwork/server/contract";
import { FormDialog } from "~/components/FormDialog";
import { useUpdateProject } from "../hooks/useUpdateProject";
import type { ProjectDetails_ProjectFragment } from "../project-details.generated";
import { projectFormOf, type ProjectFormValues } from "../project-form";
import { ProjectFields } from "./ProjectFields";

/** The project's details as a form. Mounted while open. */
export default function EditProjectDialog({
  project,
  onClose,
}: {
  project: ProjectDetails_ProjectFragment;
  onClose: () => void;
}) {
  const updateProject = useUpdateProject(project.id);
  return (
    <FormDialog<ProjectFormValues>
      open
      guarded
      onClose={onClose}
      size="lg"
      title="Edit Project"
      description="Update what clubs and teams see about this project."
      initialValues={projectFormOf(project)}
      validationSchema={projectFormRules}
      onSubmit={updateProject}
      submitLabel="Save Changes"
      busyLabel="Saving..."
    >
      <ProjectFields />
    </FormDialog>
  );
}
