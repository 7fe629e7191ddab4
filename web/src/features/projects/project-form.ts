import { durationOptions, splitSkills } from "@quadwork/server/contract";
import { today } from "~/components/dates";
import type { CreateProjectInput, ProjectCategory } from "~/graphql/types.generated";
import type { ProjectDetails_ProjectFragment } from "./project-details.generated";

/**
 * A project as it is typed, in the wizard and in the edit dialog: dates as YYYY-MM-DD, skills separated by commas,
 * empty text for what is missing. `projectFormRules` of the contract judges it.
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
  /** Text as prefilled, a number once typed into its field. */
  teamSize: string | number;
}

/** The form of a project that nothing is known of yet. It starts today. */
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

/** The form of a project that exists. */
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

/** What is sent of the form: every field, so that none is forgotten. Empty optional texts are sent as null. */
export function projectInputOf(values: ProjectFormValues): Required<Omit<CreateProjectInput, "deliverables">> {
  if (values.category === "") throw new Error("The project form does not let a project pass without a category.");
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

/** The offered durations, and the one that the form began with where it is another. */
export const durationsWith = (initial: string) =>
  [...new Set<string>([...durationOptions, initial])]
    .filter(Boolean)
    .map((duration) => ({ value: duration, label: duration }));
