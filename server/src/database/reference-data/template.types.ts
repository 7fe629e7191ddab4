import type { durationOptions, ProjectCategory } from "../../contract/index.js";

/** What a project template says about the work, in the startup's voice; written out as one description by {@link describeProject}. */
export interface ProjectBrief {
  /** What is built, in two or three sentences that also read well alone on a card. */
  build: string;
  /** Who will use the result. */
  audience: string;
  /** How both sides recognise good work. */
  success: string;
  /** What the startup brings: people, access, data, tools. */
  support: string;
}

/** A project a startup can start from; it is copied into the form and edited there. */
export interface ProjectTemplate {
  /** Unique among all templates: it is the key under which a template is updated. */
  title: string;
  brief: ProjectBrief;
  /** The suggested skills where they fit, other names where they do not. */
  skills: readonly string[];
  duration: (typeof durationOptions)[number];
  /** Students. */
  teamSize: number;
  /** Free text as shown to clubs; null for unpaid learning projects. */
  stipend: string | null;
}

/** A deliverable suggested for every project of its category. */
export interface DeliverableTemplate {
  /** Unique within its category: it is the key under which a template is updated. */
  title: string;
  description: string;
  /** Days from the project's start date to the due date. */
  defaultDuration: number;
}

/** All templates of one category. */
export interface CategoryTemplates {
  category: ProjectCategory;
  projects: readonly ProjectTemplate[];
  /** In the order of the work. */
  deliverables: readonly DeliverableTemplate[];
}

/** The description of a project made from a template: four short paragraphs of plain text. */
export function describeProject({ build, audience, success, support }: ProjectBrief): string {
  return [build, `Who it is for: ${audience}`, `What good looks like: ${success}`, `What we provide: ${support}`].join(
    "\n\n",
  );
}
