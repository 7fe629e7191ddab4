import { useFragment } from "@apollo/client/react";
import { KnownProject_ProjectFragmentDoc } from "./KnownProject.generated";

/** The fields of a project that earlier lists left in the cache; each may be missing. */
export function useKnownProject(id: string) {
  return useFragment({ fragment: KnownProject_ProjectFragmentDoc, from: { __typename: "Project", id } }).data;
}

export type KnownProject = ReturnType<typeof useKnownProject>;
