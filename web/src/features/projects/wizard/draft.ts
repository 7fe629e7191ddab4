import { limits } from "@quadwork/server/contract";
import { addCalendarDays } from "~/components/dates";
import type { CreateProjectInput, ProjectCategory } from "~/graphql/types.generated";
import { emptyProjectForm, projectInputOf, type ProjectFormValues } from "../project-form";

/** The wizard's steps, in order. */
export const wizardSteps = ["template", "details", "deliverables"] as const;
export type WizardStep = (typeof wizardSteps)[number];

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

/** Everything entered so far. Serializable, because session storage keeps it across reloads. */
export interface WizardDraft {
  details: ProjectFormValues;
  /** The initial details from a template or empty form; null before the draft is started. */
  startedFrom: ProjectFormValues | null;
  deliverables: WizardDeliverable[];
  /** The category whose suggestions were last filled in. */
  suggestedFor: ProjectCategory | null;
  /** Whether the deliverables were edited after being suggested. */
  deliverablesEdited: boolean;
}

/** What a project template prefills. The stipend is the startup's own offer, so no template suggests one. */
export interface PrefillTemplate {
  title: string;
  description: string;
  category: ProjectCategory;
  skills: readonly string[];
  duration: string;
  teamSize: number;
}

/** What a deliverable template suggests. `defaultDuration` counts days from the project's start date. */
export interface DeliverableSuggestion {
  title: string;
  description: string;
  defaultDuration: number;
}

export const emptyDraft = (): WizardDraft => ({
  details: emptyProjectForm(),
  startedFrom: null,
  deliverables: [],
  suggestedFor: null,
  deliverablesEdited: false,
});

/** A draft that starts with these details. */
export const startDraft = (details: ProjectFormValues): WizardDraft => ({
  ...emptyDraft(),
  details,
  startedFrom: details,
});

/** A custom project's draft: empty, starting today. */
export const customDraft = (): WizardDraft => startDraft(emptyProjectForm());

/** Whether the draft differs from its initial values. */
export function isEdited({ details, startedFrom, deliverablesEdited }: WizardDraft): boolean {
  if (!startedFrom) return false;
  const fields = Object.keys(details) as (keyof ProjectFormValues)[];
  return deliverablesEdited || fields.some((field) => String(details[field]) !== String(startedFrom[field]));
}

/**
 * The step to show when the address asks for `wanted`: the templates before a draft is started, and no deliverables
 * before the project has a title and a category.
 */
export function reachableStep(wanted: string | null, { startedFrom, details }: WizardDraft): WizardStep {
  const step = wizardSteps.find((known) => known === wanted);
  if (!step || !startedFrom) return "template";
  return step === "deliverables" && !(details.title.trim() && details.category) ? "details" : step;
}

/** The form as prefilled by a template, starting today. */
export const prefillDetails = (template: PrefillTemplate): ProjectFormValues => ({
  ...emptyProjectForm(),
  title: template.title,
  description: template.description,
  category: template.category,
  skills: template.skills.join(", "),
  duration: template.duration,
  teamSize: String(template.teamSize),
});

/** When the deliverable is due, as YYYY-MM-DD. */
export const dueDateOf = (deliverable: Pick<WizardDeliverable, "days" | "pickedDate">, startDate: string): string =>
  deliverable.pickedDate ?? addCalendarDays(startDate, deliverable.days);

/** Whether a due date is before the project's start or after its end. Causes a warning, not a refusal. */
export const isOutsideProject = (dueDate: string, details: Pick<ProjectFormValues, "startDate" | "endDate">): boolean =>
  dueDate !== "" && (dueDate < details.startDate || (details.endDate !== "" && dueDate > details.endDate));

let lastKey = 0;
/** A key that is unique in this draft, even after it was restored. */
export const newKey = (): string => `${Date.now().toString(36)}-${(lastKey += 1)}`;

export const fromSuggestion = (suggestion: DeliverableSuggestion): WizardDeliverable => ({
  key: newKey(),
  title: suggestion.title,
  description: suggestion.description,
  days: suggestion.defaultDuration,
  pickedDate: null,
});

export const defaultDays = limits.deliverableDefaultDays;

/** The API input for creating the project. */
export function toCreateProjectInput({
  details,
  deliverables,
}: Pick<WizardDraft, "details" | "deliverables">): CreateProjectInput {
  return {
    ...projectInputOf(details),
    deliverables: deliverables.map((deliverable) => ({
      title: deliverable.title.trim(),
      description: deliverable.description.trim() || null,
      dueDate: dueDateOf(deliverable, details.startDate),
    })),
  };
}
