import { useEffect, useRef } from "react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { useSearchParams } from "react-router";
import type { ProjectCategory } from "~/graphql/types.generated";

const isCategory = (value: string | null): value is ProjectCategory =>
  value !== null && Object.hasOwn(projectCategoryLabels, value);

/** The browse tab's filter, kept in the address so that it can be shared and survives a reload. */
export function useBrowseFilter() {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get("category");

  // The address updates asynchronously, and a second change in between must not undo the first.
  const wished = useRef(parameters);
  useEffect(() => {
    wished.current = parameters;
  }, [parameters]);

  const set = (name: "q" | "category", value: string) => {
    wished.current = new URLSearchParams(wished.current);
    if (value) wished.current.set(name, value);
    else wished.current.delete(name);
    setParameters(wished.current, { replace: true, preventScrollReset: true });
  };

  return {
    search: parameters.get("q")?.trim() ?? "",
    /** Undefined for all categories. */
    category: isCategory(wanted) ? wanted : undefined,
    setSearch: (search: string) => set("q", search),
    /** An empty string for all categories. */
    setCategory: (category: ProjectCategory | "") => set("category", category),
  };
}
