/** The query parameter by which a person comes from an application and goes back to it: the project's id. */
export const applicationParameter = "apply-to";

/** Where the application to a project goes on, with this team chosen. */
export const applicationAddress = (projectId: string, teamId: string): string =>
  `/dashboard/projects/${encodeURIComponent(projectId)}?apply=${encodeURIComponent(teamId)}`;
