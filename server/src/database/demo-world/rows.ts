import { createHash } from "node:crypto";
import {
  limits,
  MembershipRole,
  ProjectStatus,
  termsVersion,
  UserType,
  VerificationMethod,
} from "../../contract/index.js";
import { DemoChronicle } from "./chronicle.js";
import type { DemoOrganisation, DemoPerson } from "./demo-world.types.js";
import {
  applications,
  approvedApplications,
  clubs,
  projects,
  startups,
  students,
  teams,
  type WorldProject,
} from "./world.js";

/** One row to insert: column → value as JSON holds it. All rows of a table have the same columns. */
export type Row = Record<string, unknown>;

/** The e-mail address of a person; its domain is reserved and receives nothing. */
export const demoEmail = (key: string) => `${key}@demo.quadwork.test`;

function profileRow(chronicle: DemoChronicle, passwordHash: string, userType: UserType, person: DemoPerson): Row {
  const joinedAt = chronicle.joinedAt(person.key);
  return {
    id: chronicle.personId(person.key),
    email: demoEmail(person.key),
    password_hash: passwordHash,
    email_verified_at: new Date(joinedAt.getTime() + 5 * 60_000),
    first_name: person.firstName,
    last_name: person.lastName,
    bio: person.bio,
    user_type: userType,
    created_at: joinedAt,
    updated_at: joinedAt,
  };
}

function projectRow(chronicle: DemoChronicle, project: WorldProject): Row {
  const createdAt = chronicle.projectCreatedAt(project.key);
  const startedAt = chronicle.projectStartedAt(project.key);
  const completedAt = chronicle.projectCompletedAt(project.key);
  return {
    id: chronicle.projectId(project.key),
    title: project.title,
    description: project.description,
    category: project.category,
    skills: project.skills,
    start_date: chronicle.date(project.startDay),
    end_date: project.endDay === null ? null : chronicle.date(project.endDay),
    duration: project.duration,
    stipend: project.stipend,
    team_size: project.teamSize,
    startup_id: chronicle.organisationId(project.startup),
    status: completedAt ? ProjectStatus.COMPLETED : startedAt ? ProjectStatus.IN_PROGRESS : ProjectStatus.OPEN,
    created_at: createdAt,
    updated_at: completedAt ?? startedAt ?? createdAt,
    completed_at: completedAt,
  };
}

/** Whoever registered a club is its head, whoever registered a startup its owner. */
const membershipRow = (chronicle: DemoChronicle, person: string, organisation: Row): Row => ({
  profile_id: chronicle.personId(person),
  club_id: null,
  startup_id: null,
  ...organisation,
  role: "club_id" in organisation ? MembershipRole.HEAD : MembershipRole.OWNER,
  created_at: chronicle.joinedAt(person),
});

/** The domains shown to be a club's or startup's own; their next check is as far ahead as after any other. */
const verificationRows = (
  chronicle: DemoChronicle,
  organisations: readonly DemoOrganisation[],
  column: string,
): Row[] =>
  organisations.flatMap(({ key, verified }) => {
    if (!verified) return [];
    const checkedAt = chronicle.verifiedAt({ key, verified });
    return {
      id: chronicle.id(`verification ${key}`, checkedAt),
      club_id: null,
      startup_id: null,
      [column]: chronicle.organisationId(key),
      domain: verified.domain,
      token: createHash("sha1").update(key).digest("hex"),
      method: VerificationMethod.DNS,
      checked_at: checkedAt,
      due_at: new Date(checkedAt.getTime() + limits.verificationDays * 86_400_000),
      created_at: checkedAt,
    };
  });

const accountRows = (chronicle: DemoChronicle, passwordHash: string): [string, Row[]][] => [
  [
    "profiles",
    [
      ...startups.map((person) => profileRow(chronicle, passwordHash, UserType.STARTUP, person)),
      ...clubs.map((person) => profileRow(chronicle, passwordHash, UserType.CLUB_HEAD, person)),
      ...students.map((person) => profileRow(chronicle, passwordHash, UserType.STUDENT, person)),
    ],
  ],
  [
    "terms_acceptances",
    [...startups, ...clubs, ...students].map(({ key }) => ({
      profile_id: chronicle.personId(key),
      version: termsVersion,
      accepted_at: chronicle.joinedAt(key),
    })),
  ],
  [
    "startup_profiles",
    startups.map(({ key, companyName, position, industry, website, description }) => ({
      id: chronicle.organisationId(key),
      company_name: companyName,
      position,
      industry,
      website,
      description,
    })),
  ],
  [
    "club_profiles",
    clubs.map(({ key, clubName, collegeName, secretCode, clubType, description }) => ({
      id: chronicle.organisationId(key),
      club_name: clubName,
      college_name: collegeName,
      secret_code: secretCode,
      club_type: clubType,
      description,
      created_at: chronicle.joinedAt(key),
    })),
  ],
  [
    "memberships",
    [
      ...startups.map(({ key }) => membershipRow(chronicle, key, { startup_id: chronicle.organisationId(key) })),
      ...clubs.map(({ key }) => membershipRow(chronicle, key, { club_id: chronicle.organisationId(key) })),
    ],
  ],
  [
    "verifications",
    [...verificationRows(chronicle, startups, "startup_id"), ...verificationRows(chronicle, clubs, "club_id")],
  ],
  [
    "student_profiles",
    students.map(({ key, club, education, skills }) => ({
      id: chronicle.personId(key),
      club_id: chronicle.organisationId(club),
      education,
      resume_url: `https://drive.google.com/file/d/quadwork-demo-${key.replace(".", "-")}/view`,
      skills,
    })),
  ],
];

const teamRows = (chronicle: DemoChronicle): [string, Row[]][] => [
  [
    "club_teams",
    teams.map(({ key, club, name, description, wish, lead }) => ({
      id: chronicle.teamId(key),
      team_name: name,
      description,
      club_id: chronicle.organisationId(club),
      project_id: wish === undefined ? null : chronicle.projectId(wish),
      team_lead_id: chronicle.personId(lead ?? club),
      created_at: chronicle.teamCreatedAt(key),
    })),
  ],
  [
    "team_members",
    teams.flatMap((team) =>
      team.members.map((member) => ({
        team_id: chronicle.teamId(team.key),
        student_id: chronicle.personId(member),
        created_at: chronicle.memberSince(team, member),
      })),
    ),
  ],
];

const applicationRows = (chronicle: DemoChronicle): [string, Row[]][] => [
  [
    "project_applications",
    applications.map((application) => ({
      id: chronicle.applicationId(application),
      project_id: chronicle.projectId(application.project),
      club_id: chronicle.organisationId(application.club),
      team_id: application.team === null ? null : chronicle.teamId(application.team),
      initiated_by: application.initiatedBy,
      status: application.status,
      message: application.message,
      created_at: chronicle.appliedAt(application),
      answered_at: chronicle.answeredAt(application),
    })),
  ],
  [
    "team_projects",
    approvedApplications.map((application) => ({
      team_id: application.team === null ? null : chronicle.teamId(application.team),
      project_id: chronicle.projectId(application.project),
      created_at: chronicle.answeredAt(application),
    })),
  ],
];

const deliverableRows = (chronicle: DemoChronicle): Row[] =>
  projects.flatMap(({ key, deliverables }) =>
    deliverables.map(({ title, description, dueDay, isCompleted }) => ({
      id: chronicle.id(`deliverable ${key} ${title}`, chronicle.projectCreatedAt(key)),
      project_id: chronicle.projectId(key),
      title,
      description,
      due_date: chronicle.date(dueDay),
      is_completed: isCompleted,
      created_at: chronicle.projectCreatedAt(key),
    })),
  );

/**
 * The demo world as rows, by table and in an order in which they can be inserted. States and links are derived, never
 * stated: an approved application links its team to the project and puts the project in progress.
 *
 * @param options.passwordHash stored for every account.
 * @param options.today the day the world is dated by, as YYYY-MM-DD.
 */
export function demoRows(options: { passwordHash: string; today: string }): ReadonlyMap<string, readonly Row[]> {
  const chronicle = new DemoChronicle(options.today);
  return new Map<string, readonly Row[]>([
    ...accountRows(chronicle, options.passwordHash),
    ["projects", projects.map((project) => projectRow(chronicle, project))],
    ...teamRows(chronicle),
    ...applicationRows(chronicle),
    ["project_deliverables", deliverableRows(chronicle)],
  ]);
}
