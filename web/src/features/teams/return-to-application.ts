/** The query parameter that leads back to an application: the project's id. */
export const applicationParameter = "apply-to";

/** The address that continues the application to a project with this team selected. */
export const applicationAddress = (projectId: string, teamId: string): string =>
  `/dashboard/projects/${encodeURIComponent(projectId)}?apply=${encodeURIComponent(teamId)}`;
