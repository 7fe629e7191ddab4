import type {
  ApplicationInitiator,
  ApplicationStatus,
  ClubType,
  Industry,
  ProjectCategory,
  UserType,
  durationOptions,
} from "../../contract/index.js";

/*
 * The demo world as its files describe it. Everything names everything else by key, and all times are counted from the
 * day on which the world is loaded: `…DaysAgo` back from it (at least 1, so that nothing happens in the future), `…Day`
 * forward from it (negative for the past). Ids, links, states and timestamps follow from this in `rows.ts`.
 */

/** An account of the demo world, as shown to whoever starts it. All share one password. */
export interface DemoAccount {
  role: UserType;
  /** First and last name. */
  name: string;
  email: string;
}

export interface DemoPerson {
  /** Also the local part of the e-mail address. */
  key: string;
  firstName: string;
  lastName: string;
  bio: string | null;
  joinedDaysAgo: number;
}

/** A club or startup, and the person who registered it. */
export interface DemoOrganisation extends DemoPerson {
  /** The domain it showed to be its own, by a DNS record; reserved, so nothing ever answers there. */
  verified?: { domain: string; daysAgo: number };
}

export interface DemoStartup extends DemoOrganisation {
  companyName: string;
  position: string;
  industry: Industry;
  website: string | null;
  description: string;
}

/** A club; the person is its head. */
export interface DemoClub extends DemoOrganisation {
  clubName: string;
  collegeName: string;
  clubType: ClubType;
  description: string;
  secretCode: string;
}

export interface DemoStudent extends DemoPerson {
  education: string;
  skills: readonly string[];
}

/** The students of one club. */
export interface DemoMembership {
  /** Key of the club. */
  club: string;
  students: readonly DemoStudent[];
}

export interface DemoTeam {
  key: string;
  /** Key of the club. */
  club: string;
  name: string;
  description: string | null;
  /** Key of the project chosen when the team was created. */
  wish?: string;
  /** Key of the student who leads; the head without it. */
  lead?: string;
  createdDaysAgo: number;
  /** Keys of students of the club. */
  members: readonly string[];
}

export interface DemoDeliverable {
  title: string;
  description: string | null;
  dueDay: number;
  isCompleted: boolean;
}

/** A project; it is open until an application to it is approved, and then in progress unless it was completed. */
export interface DemoProject {
  key: string;
  title: string;
  description: string;
  category: ProjectCategory;
  skills: readonly string[];
  duration: (typeof durationOptions)[number];
  stipend: string | null;
  teamSize: number;
  createdDaysAgo: number;
  startDay: number;
  endDay: number | null;
  completedDaysAgo?: number;
  deliverables: readonly DemoDeliverable[];
}

/** The projects of one startup. */
export interface DemoPortfolio {
  /** Key of the startup. */
  startup: string;
  projects: readonly DemoProject[];
}

interface DemoApplicationBase {
  /** Key of the project. */
  project: string;
  initiatedBy: ApplicationInitiator;
  status: ApplicationStatus;
  /** Key of the team; null for an invitation that was not accepted. */
  team: string | null;
  message: string;
  createdDaysAgo: number;
  /** Null while pending. */
  answeredDaysAgo: number | null;
}

export type DemoApplication = DemoApplicationBase &
  (
    | { initiatedBy: "club"; team: string }
    | { initiatedBy: "startup"; status: "approved"; team: string }
    | { initiatedBy: "startup"; status: "pending" | "rejected"; team: null }
  );

/** The applications of one club and the invitations to it. */
export interface DemoCorrespondence {
  /** Key of the club. */
  club: string;
  applications: readonly DemoApplication[];
}
