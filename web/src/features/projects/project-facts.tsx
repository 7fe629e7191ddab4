import type { ReactNode } from "react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { formatDate } from "~/components/dates";
import { formatDuration } from "~/components/duration";
import { counted } from "~/texts/counted";
import type { ProjectFormValues } from "./project-form";

/** What is shown under its label. Title, description and skills have places of their own. */
type FactName = Exclude<keyof ProjectFormValues, "title" | "description" | "skills">;

/** A label and its value; without a value the fact is left out. */
type Fact = readonly [label: string, value: ReactNode];

/** A project or its form as labelled values, by field and in the order in which they are shown. */
export const projectFacts = (project: { [Name in FactName]: ProjectFormValues[Name] | null }): Record<
  FactName,
  Fact
> => ({
  startDate: ["Start Date", project.startDate && formatDate(project.startDate)],
  endDate: ["End Date", project.endDate && formatDate(project.endDate)],
  duration: ["Duration", project.duration && formatDuration(project.duration)],
  teamSize: ["Team Size", project.teamSize && counted(Number(project.teamSize), "member")],
  stipend: ["Stipend", project.stipend?.trim()],
  category: ["Category", project.category && projectCategoryLabels[project.category]],
});
