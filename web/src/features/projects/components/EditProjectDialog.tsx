import { SimpleGrid } from "@chakra-ui/react";
import { durationOptions, limits, projectCategoryLabels, projectFormRules } from "@quadwork/server/contract";
import { FormDialog } from "~/components/FormDialog";
import { DateField, NumberField, optionsOf, SelectField, TextAreaField, TextField } from "~/components/FormField";
import { useUpdateProject, type ProjectFormValues } from "../hooks/useUpdateProject";
import type { EditProject_ProjectFragment } from "./EditProjectDialog.generated";

const categories = optionsOf(projectCategoryLabels);

/** The offered durations, and the project's own where it is another. */
const durationsFor = (own: string) =>
  [...new Set<string>([...durationOptions, own])].map((value) => ({ value, label: value }));

/** The project's details as a form. Mounted while open. */
export default function EditProjectDialog({
  project,
  onClose,
}: {
  project: EditProject_ProjectFragment;
  onClose: () => void;
}) {
  const updateProject = useUpdateProject(project.id);
  return (
    <FormDialog<ProjectFormValues>
      open
      onClose={onClose}
      size="lg"
      title="Edit Project"
      description="Change what clubs and teams read about this project."
      initialValues={{
        title: project.title,
        description: project.description,
        category: project.category,
        skills: project.skills.join(", "),
        startDate: project.startDate,
        endDate: project.endDate ?? "",
        duration: project.duration,
        stipend: project.stipend ?? "",
        teamSize: project.teamSize,
      }}
      validationSchema={projectFormRules}
      onSubmit={updateProject}
      submitLabel="Save Changes"
      busyLabel="Saving..."
    >
      {(values) => (
        <>
          <TextField name="title" label="Title" required />
          <TextAreaField name="description" label="Description" required rows={6} />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField name="category" label="Category" required options={categories} />
            <TextField name="skills" label="Skills" required hint="Separate skills with commas" />
            <DateField name="startDate" label="Start Date" required />
            <DateField name="endDate" label="End Date (Optional)" min={values.startDate} />
            <SelectField name="duration" label="Duration" required options={durationsFor(project.duration)} />
            <NumberField
              name="teamSize"
              label="Team Size"
              required
              min={limits.teamSizeMinimum}
              max={limits.teamSizeMaximum}
            />
            <TextField name="stipend" label="Stipend (Optional)" />
          </SimpleGrid>
        </>
      )}
    </FormDialog>
  );
}
