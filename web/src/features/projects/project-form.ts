import { durationOptions, splitSkills } from "@quadwork/server/contract";
import { today } from "~/components/dates";
import type { CreateProjectInput, ProjectCategory } from "~/graphql/types.generated";
import type { ProjectDetails_ProjectFragment } from "./project-details.generated";

/**
 * A project's form values, in the wizard and the edit dialog: dates as YYYY-MM-DD, skills separated by commas, empty
 * strings for missing values. Validated by the contract's `projectFormRules`.
 */
export interface ProjectFormValues {
  title: string;
  description: string;
  category: ProjectCategory | "";
  skills: string;
  startDate: string;
  endDate: string;
  duration: string;
  stipend: string;
  /** A string when prefilled, a number once edited. */
  teamSize: string | number;
}

/** The form of a new, empty project that starts today. */
export const emptyProjectForm = (): ProjectFormValues => ({
  title: "",
  description: "",
  category: "",
  skills: "",
  startDate: today(),
  endDate: "",
  duration: "",
  stipend: "",
  teamSize: "",
});

/** The form of an existing project. */
export const projectFormOf = (project: ProjectDetails_ProjectFragment): ProjectFormValues => ({
  title: project.title,
  description: project.description,
  category: project.category,
  skills: project.skills.join(", "),
  startDate: project.startDate,
  endDate: project.endDate ?? "",
  duration: project.duration,
  stipend: project.stipend ?? "",
  teamSize: project.teamSize,
});

/** The API input for the form: every field, so that none is forgotten. Empty optional texts are sent as null. */
export function projectInputOf(values: ProjectFormValues): Required<Omit<CreateProjectInput, "deliverables">> {
  if (values.category === "") throw new Error("The project form must not accept a project without a category.");
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category,
    skills: splitSkills(values.skills),
    startDate: values.startDate,
    endDate: values.endDate || null,
    duration: values.duration,
    stipend: values.stipend.trim() || null,
    teamSize: Number.parseInt(String(values.teamSize), 10),
  };
}

/** The duration options, plus the form's initial one if it is not among them. */
export const durationsWith = (initial: string) =>
  [...new Set<string>([...durationOptions, initial])]
    .filter(Boolean)
    .map((duration) => ({ value: duration, label: duration }));
