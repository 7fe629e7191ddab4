import type { AccessScope } from "~/graphql/types.generated";

type Area = AccessScope extends infer Scope ? (Scope extends `${infer Name}_READ` ? Name : never) : never;

/** Every area of the API, in display order. */
const areaNames: Record<Area, string> = {
  PROFILES: "Profiles",
  PROJECTS: "Projects",
  APPLICATIONS: "Applications",
  TEAMS: "Teams",
  CLUBS: "Clubs",
  DELIVERABLES: "Deliverables",
  WEBHOOKS: "Webhooks",
};

/** An area of the API and its two scopes. */
export const areas = (Object.keys(areaNames) as Area[]).map((area) => ({
  name: areaNames[area],
  read: `${area}_READ` as const,
  write: `${area}_WRITE` as const,
}));

/** A short summary of what a token may do: "Projects (read and write), Teams (read)". */
export const summaryOf = (scopes: readonly AccessScope[]): string =>
  areas
    .flatMap(({ name, read, write }) => {
      if (scopes.includes(write)) return [`${name} (read and write)`];
      return scopes.includes(read) ? [`${name} (read)`] : [];
    })
    .join(", ");
