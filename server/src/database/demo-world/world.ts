import { ApplicationStatus } from "../../contract/index.js";
import { correspondences } from "./applications/index.js";
import { portfolios } from "./projects/index.js";
import { memberships } from "./students/index.js";

export { clubs } from "./clubs.js";
export { startups } from "./startups.js";
export { teams } from "./teams.js";

/** Every student with the key of the club. */
export const students = memberships.flatMap(({ club, students }) => students.map((student) => ({ ...student, club })));

/** Every project with the key of its startup. */
export const projects = portfolios.flatMap(({ startup, projects }) =>
  projects.map((project) => ({ ...project, startup })),
);

/** Every application and invitation with the key of the club. */
export const applications = correspondences.flatMap(({ club, applications }) =>
  applications.map((application) => ({ ...application, club })),
);

export const approvedApplications = applications.filter(({ status }) => status === ApplicationStatus.APPROVED);

export type WorldProject = (typeof projects)[number];
export type WorldApplication = (typeof applications)[number];
