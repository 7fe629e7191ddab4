import { Fragment, type ReactNode } from "react";
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
  const { title, description, ...others }: Record<keyof ProjectFormValues, (name: string) => ReactNode> = {
    title: (name) => <TextField name={name} label="Title" required maxLength={limits.titleLength} />,
    description: (name) => <TextAreaField name={name} label="Description" required rows={6} />,
    category: () => <CategoryField askFirst={askForCategory} {...(isNew && { placeholder: "Select a category" })} />,
    skills: (name) => (
      <TextField name={name} label="Skills" required hint="Separate skills with commas, for example React, Figma" />
    ),
    startDate: (name) => <DateField name={name} label="Start Date" required {...(isNew && { min: today() })} />,
    endDate: (name) => <DateField name={name} label="End Date (Optional)" min={values.startDate || today()} />,
    duration: (name) => (
      <SelectField
        name={name}
        label="Duration"
        required
        options={durationsWith(initialValues.duration)}
        {...(isNew && { placeholder: "Select a duration" })}
      />
    ),
    teamSize: (name) => (
      <NumberField name={name} label="Team Size" required min={limits.teamSizeMinimum} max={limits.teamSizeMaximum} />
    ),
    stipend: (name) => <TextField name={name} label="Stipend (Optional)" maxLength={limits.stipendLength} />,
  };
  return (
    <Stack gap="5">
      {title("title")}
      {description("description")}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        {Object.entries(others).map(([name, field]) => (
          <Fragment key={name}>{field(name)}</Fragment>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
