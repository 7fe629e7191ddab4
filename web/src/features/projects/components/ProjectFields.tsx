import { SimpleGrid, Stack } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { useFormikContext } from "formik";
import { today } from "~/components/dates";
import { DateField, NumberField, SelectField, TextAreaField, TextField } from "~/components/FormField";
import { durationsWith, type ProjectFormValues } from "../project-form";
import { CategoryField } from "./CategoryField";

export interface ProjectFieldsProps {
  /** Whether the project is new: selects start empty, and it must not start in the past. */
  isNew?: boolean;
  /** Whether a category change would replace something and needs confirmation. */
  askForCategory?: boolean;
}

/** The fields of a project, in a form of `ProjectFormValues`. */
export function ProjectFields({ isNew = false, askForCategory = false }: ProjectFieldsProps) {
  const { values, initialValues } = useFormikContext<ProjectFormValues>();
  return (
    <Stack gap="5">
      <TextField name="title" label="Title" required maxLength={limits.titleLength} />
      <TextAreaField name="description" label="Description" required rows={6} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <CategoryField askFirst={askForCategory} {...(isNew && { placeholder: "Select a category" })} />
        <TextField name="skills" label="Skills" required hint="Separate skills with commas, for example React, Figma" />
        <DateField name="startDate" label="Start Date" required {...(isNew && { min: today() })} />
        <DateField name="endDate" label="End Date (Optional)" min={values.startDate || today()} />
        <SelectField
          name="duration"
          label="Duration"
          required
          options={durationsWith(initialValues.duration)}
          {...(isNew && { placeholder: "Select a duration" })}
        />
        <NumberField
          name="teamSize"
          label="Team Size"
          required
          min={limits.teamSizeMinimum}
          max={limits.teamSizeMaximum}
        />
        <TextField name="stipend" label="Stipend (Optional)" maxLength={limits.stipendLength} />
      </SimpleGrid>
    </Stack>
  );
}
