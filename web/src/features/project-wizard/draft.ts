import { limits, splitSkills } from "@quadwork/server/contract";
import { addCalendarDays, today } from "~/components/dates";
import type { CreateProjectInput, ProjectCategory } from "~/graphql/types.generated";

/** The wizard's steps, in order. */
export const wizardSteps = ["template", "details", "deliverables"] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The details form as it is typed: dates as YYYY-MM-DD, skills separated by commas, empty text for what is missing. */
export interface WizardDetails {
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

export interface WizardDeliverable {
  /** Unique within the draft; never sent. */
  key: string;
  title: string;
  description: string;
  /** Days from the project's start date to the due date, unless one was picked. */
  days: number;
  /** YYYY-MM-DD; null while the due date follows the start date. */
  pickedDate: string | null;
}

/** Everything a person entered so far. Serializable: it outlives a reload in session storage. */
export interface WizardDraft {
  step: WizardStep;
  details: WizardDetails;
  deliverables: WizardDeliverable[];
  /** The category whose suggestions were filled in last. */
  suggestedFor: ProjectCategory | null;
  /** Whether a person changed the deliverables since they were suggested. */
  deliverablesEdited: boolean;
}

/** What a project template prefills. */
export interface PrefillTemplate {
  title: string;
  description: string;
  category: ProjectCategory;
  skills: readonly string[];
  duration: string;
  teamSize: number;
  stipend: string | null;
}

/** What a deliverable template suggests. `defaultDuration` counts days from the project's start date. */
export interface DeliverableSuggestion {
  title: string;
  description: string;
  defaultDuration: number;
}

const emptyDetails = (): WizardDetails => ({
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

export const emptyDraft = (): WizardDraft => ({
  step: "template",
  details: emptyDetails(),
  deliverables: [],
  suggestedFor: null,
  deliverablesEdited: false,
});

/** The details form as a template prefills it, starting today. */
export const prefillDetails = (template: PrefillTemplate): WizardDetails => ({
  ...emptyDetails(),
  title: template.title,
  description: template.description,
  category: template.category,
  skills: template.skills.join(", "),
  duration: template.duration,
  stipend: template.stipend ?? "",
  teamSize: String(template.teamSize),
});

/** When the deliverable is due, as YYYY-MM-DD. */
export const dueDateOf = (deliverable: Pick<WizardDeliverable, "days" | "pickedDate">, startDate: string): string =>
  deliverable.pickedDate ?? addCalendarDays(startDate, deliverable.days);

/** Whether a due date lies before the project's start or after its end. Worth a warning, not a refusal. */
export const isOutsideProject = (dueDate: string, details: Pick<WizardDetails, "startDate" | "endDate">): boolean =>
  dueDate !== "" && (dueDate < details.startDate || (details.endDate !== "" && dueDate > details.endDate));

let lastKey = 0;
/** A key no deliverable of this or a restored draft has. */
export const newKey = (): string => `${Date.now().toString(36)}-${(lastKey += 1)}`;

export const fromSuggestion = (suggestion: DeliverableSuggestion): WizardDeliverable => ({
  key: newKey(),
  title: suggestion.title,
  description: suggestion.description,
  days: suggestion.defaultDuration,
  pickedDate: null,
});

export const defaultDays = limits.deliverableDefaultDays;

/** What is sent to create the project. Empty optional texts are sent as null. */
export function toCreateProjectInput({
  details,
  deliverables,
}: Pick<WizardDraft, "details" | "deliverables">): CreateProjectInput {
  if (details.category === "") throw new Error("The details form does not let a project pass without a category.");
  return {
    title: details.title.trim(),
    description: details.description.trim(),
    category: details.category,
    skills: splitSkills(details.skills),
    startDate: details.startDate,
    endDate: details.endDate || null,
    duration: details.duration,
    stipend: details.stipend.trim() || null,
    teamSize: Number.parseInt(String(details.teamSize), 10),
    deliverables: deliverables.map((deliverable) => ({
      title: deliverable.title.trim(),
      description: deliverable.description.trim() || null,
      dueDate: dueDateOf(deliverable, details.startDate),
    })),
  };
}
