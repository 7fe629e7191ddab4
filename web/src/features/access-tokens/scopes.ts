import type { AccessScope } from "~/graphql/types.generated";

/** An area of the API and its two scopes, in the order in which a person reads them. */
export const areas = [
  { name: "Profiles", read: "PROFILES_READ", write: "PROFILES_WRITE" },
  { name: "Projects", read: "PROJECTS_READ", write: "PROJECTS_WRITE" },
  { name: "Applications", read: "APPLICATIONS_READ", write: "APPLICATIONS_WRITE" },
  { name: "Teams", read: "TEAMS_READ", write: "TEAMS_WRITE" },
  { name: "Clubs", read: "CLUBS_READ", write: "CLUBS_WRITE" },
  { name: "Deliverables", read: "DELIVERABLES_READ", write: "DELIVERABLES_WRITE" },
  { name: "Webhooks", read: "WEBHOOKS_READ", write: "WEBHOOKS_WRITE" },
] as const satisfies readonly { name: string; read: AccessScope; write: AccessScope }[];

/** What a token may do, in a few words: "Projects (read and write), Teams (read)". */
export const summaryOf = (scopes: readonly AccessScope[]): string =>
  areas
    .flatMap(({ name, read, write }) => {
      if (scopes.includes(write)) return [`${name} (read and write)`];
      return scopes.includes(read) ? [`${name} (read)`] : [];
    })
    .join(", ");
