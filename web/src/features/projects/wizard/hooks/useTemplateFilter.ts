import { useState } from "react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import type { ProjectCategory } from "~/graphql/types.generated";
import type { ProjectTemplatesQuery } from "./ProjectTemplates.generated";

export type ProjectTemplate = ProjectTemplatesQuery["projectTemplates"][number];

/** Number of templates shown at first, and with each "Show more". */
export const templatesAtOnce = 6;

const textOf = ({ title, description, category, skills }: ProjectTemplate) =>
  [title, description, projectCategoryLabels[category], ...skills].join("\n").toLowerCase();

/** Filters templates by category and text, and shows a few at a time. */
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
    /** The templates' categories, in display order. */
    categories: [...new Set(templates.map((template) => template.category))],
    chooseCategory: (next: ProjectCategory | "") => {
      setCategory(next);
      setLimit(templatesAtOnce);
    },
    searchFor: (text: string) => {
      setSearch(text);
      setLimit(templatesAtOnce);
    },
    /** The templates to show now, out of the `total` that match. */
    shown: found.slice(0, limit),
    total: found.length,
    /** The index of the first template added by the last "Show more"; 0 before it was pressed. */
    firstAdded: limit > templatesAtOnce ? limit - templatesAtOnce : 0,
    showMore: () => setLimit(limit + templatesAtOnce),
  };
}
