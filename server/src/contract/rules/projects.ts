import { array, boolean, mixed, number, object } from "yup";
import { limits } from "../limits.js";
import {
  calendarDate,
  line,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  skills,
  splitSkills,
} from "./text.js";

const teamSizeMessage = `Team size must be a whole number from ${limits.teamSizeMinimum} to ${limits.teamSizeMaximum}.`;

export const teamSize = number()
  .typeError(teamSizeMessage)
  .integer(teamSizeMessage)
  .min(limits.teamSizeMinimum, teamSizeMessage)
  .max(limits.teamSizeMaximum, teamSizeMessage)
  .required("Team size is required.");

/** Message for an end date before the start date. */
export const endsTooEarly = "End date must not be before the start date.";

const projectDetails = {
  title: requiredLine("Title", limits.titleLength),
  description: requiredText("Description", limits.descriptionLength),
  category: mixed<string>().required("Category is required."),
  startDate: calendarDate("Start date").required("Start date is required."),
  endDate: calendarDate("End date")
    .nullable()
    .transform((value: string | null) => value || null)
    .when("startDate", ([startDate], schema) =>
      schema.test("order", endsTooEarly, (value) => !value || !startDate || value >= startDate),
    ),
  duration: requiredLine("Duration", limits.durationLength),
  stipend: optionalLine("Stipend", limits.stipendLength),
  teamSize,
};

/**
 * What the server accepts for a project. It checks separately, against its own calendar day, whether the start is in
 * the past.
 */
export const projectRules = object({
  ...projectDetails,
  skills: skills.min(1, "At least one skill is required.").required("At least one skill is required."),
});

/** The project form, where skills are comma-separated text and the team size is still text. */
export const projectFormRules = object({
  ...projectDetails,
  skills: line("Skills", limits.skillLength * limits.skillsPerList)
    .required("At least one skill is required.")
    .test("skills", async function (value) {
      try {
        await skills.min(1, "At least one skill is required.").validate(splitSkills(value ?? ""));
        return true;
      } catch (error) {
        return this.createError({ message: (error as Error).message });
      }
    }),
});

export const deliverableRules = object({
  title: requiredLine("Title", limits.titleLength),
  description: optionalText("Description", limits.descriptionLength),
  dueDate: calendarDate("Due date").required("Due date is required."),
});

export const deliverablesRules = array()
  .of(deliverableRules)
  .max(limits.deliverablesPerRequest, `At most ${limits.deliverablesPerRequest} deliverables can be saved at once.`)
  .default([]);

export const deliverableCompletionRules = object({ isCompleted: boolean().required() });
