import { useState } from "react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import type { ProjectCategory } from "~/graphql/types.generated";
import type { ProjectTemplatesQuery } from "./ProjectTemplates.generated";

export type ProjectTemplate = ProjectTemplatesQuery["projectTemplates"][number];

/** How many templates are shown at first, and with each "Show more". */
export const templatesAtOnce = 6;

const textOf = ({ title, description, category, skills }: ProjectTemplate) =>
  [title, description, projectCategoryLabels[category], ...skills].join("\n").toLowerCase();

/** Narrows templates by category and text, and shows a few of them at a time. */
export function useTemplateFilter(templates: readonly ProjectTemplate[]) {
  const [category, setCategory] = useState<ProjectCategory | "">("");
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState<number>(templatesAtOnce);

  const sought = search.toLowerCase();
  const found = templates.filter(
    (template) => (!category || template.category === category) && textOf(template).includes(sought),
  );

  return {
    category,
    /** The categories that there are templates for, in their order. */
    categories: [...new Set(templates.map((template) => template.category))],
    chooseCategory: (next: ProjectCategory | "") => {
      setCategory(next);
      setLimit(templatesAtOnce);
    },
    searchFor: (text: string) => {
      setSearch(text);
      setLimit(templatesAtOnce);
    },
    /** Those to show now, of so many that were found. */
    shown: found.slice(0, limit),
    total: found.length,
    /** The first of those that the last "Show more" added; 0 before it was pressed. */
    firstAdded: limit > templatesAtOnce ? limit - templatesAtOnce : 0,
    showMore: () => setLimit(limit + templatesAtOnce),
  };
}
