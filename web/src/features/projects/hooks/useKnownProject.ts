import { useFragment } from "@apollo/client/react";
import { KnownProject_ProjectFragmentDoc } from "./KnownProject.generated";

/** What lists that were shown before already told about a project; each field may be missing. */
export function useKnownProject(id: string) {
  return useFragment({ fragment: KnownProject_ProjectFragmentDoc, from: { __typename: "Project", id } }).data;
}

export type KnownProject = ReturnType<typeof useKnownProject>;
