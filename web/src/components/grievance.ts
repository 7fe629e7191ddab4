/** Whom to complain to, as far as the installation has configured it. */
export interface GrievanceContact {
  name?: string | undefined;
  email?: string | undefined;
}

/**
 * Operators read no report about themselves, so every reporter is told where else to turn; empty where no address is
 * configured.
 */
export const reportsAboutUs = ({ name, email }: GrievanceContact): string =>
  email ? ` If it is about the people who run Quadwork, also write to ${name ? `${name}, ${email}` : email}.` : "";

/** What the server wrote on the root of the page; nothing changes it afterwards. Only in a browser. */
export function configuredGrievance(): GrievanceContact {
  const { grievanceName: name, grievanceEmail: email } = document.documentElement.dataset;
  return { name, email };
}
