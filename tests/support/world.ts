/**
 * A small world in which every relation between a viewer and a row occurs once, written straight into the database,
 * with an access token for each person. It can detect changes and be restored.
 *
 * - The startup `owner` has the projects `open` (no applications), `wanted`, `running` and `done`.
 * - The club of `head` works on `running` and `done` with `team` (includes `member`) and applied to `wanted` with
 *   `applyingTeam` (includes `applicant`; `latecomer` joined after the application was sent). Its `idleTeam` (`member`
 *   again) has no project. `mate` is in no team.
 * - The club of `rivalHead` applied to `running` with `rejectedTeam` (includes `rival`), was rejected, and is invited
 *   to `wanted`.
 * - The club of `strangerHead` (student `stranger`) takes part in nothing; its `wishingTeam` only wishes for `running`.
 * - `head` has a personal access token and a calendar feed. The audit log has an entry that `owner` changed `running`.
 * - `strangerHead` has a webhook for added deliverables, none of which it may see; one delivery failed, one is pending.
 * - `applicant` has a second factor and one recovery code, and is an operator, who suspended `latecomer` and
 *   opened the report of `stranger` on the project `open`.
 * - Everyone's password is `worldPassword`.
 * - `officer`, who registered as a head, and `deputy`, a student of the club, are officers of the club of `head`.
 *   `colleague` is a member of the startup `owner`. `formerOfficer` and `formerColleague` were until just now.
 * - `formerOfficer` is invited to be an officer of the club of `head` again, `formerColleague` to be a member of the
 *   startup `owner`.
 * - `loner` is invited to join the club of `head` as a student.
 * - `owner` has offered the startup to `colleague`.
 * - The domain of the club of `head` is verified; that of the startup `owner` is yet to be shown.
 * - `loner` is a student without a club. The startup `other` has an open project, `elsewhere`.
 * - The head `newHead` and the startup `newStartup` have registered but not verified their addresses; no one signs
 *   in as them.
 */
import { randomBytes, randomUUID } from "node:crypto";
import jwt from "jsonwebtoken";
import type pg from "pg";
import { termsVersion } from "../../server/src/contract/terms.ts";
import { insertAccessToken } from "./access-tokens.ts";
import { insertHandover, insertInvitations, insertRosterInvitation, type InvitationName } from "./world-succession.ts";
import { insertVerifications } from "./world-verifications.ts";
import { quickHash, usualPassword } from "./people.ts";
import { insertApproval, insertDeliverables, insertProjects, insertRows, insertTeam } from "./rows.ts";
import { TEST_JWT_SECRET, type TestServer } from "./test-server.ts";
import { insertReport } from "./world-reports.ts";
import { digester, keep } from "./world-state.ts";

const students = {
  loner: null,
  member: "head",
  mate: "head",
  applicant: "head",
  latecomer: "head",
  rival: "rivalHead",
  stranger: "strangerHead",
  deputy: "head",
} as const;
const heads = { head: "AAAAA1", rivalHead: "BBBBB2", strangerHead: "CCCCC3" } as const;
const startups = ["owner", "other"] as const;
/** Those who act for a club or startup that another person registered; null for whoever does no more. */
const officers = { officer: "head", deputy: "head", formerOfficer: null } as const;
const colleagues = { colleague: "owner", formerColleague: null } as const;
/** People who registered but did not open the link in the mail; each head with the code of their club. */
const unverified = { newHead: "DDDDD4", newStartup: null } as const;

/** Everyone's password. */
export const worldPassword = usualPassword;

export type PersonName =
  | keyof typeof students
  | keyof typeof heads
  | (typeof startups)[number]
  | keyof typeof officers
  | keyof typeof colleagues;

/** People with different views of the world, for tests that query as each of them. */
export const everybody = [
  "loner",
  "member",
  "mate",
  "applicant",
  "rival",
  "stranger",
  "head",
  "rivalHead",
  "strangerHead",
  "officer",
  "deputy",
  "formerOfficer",
  "owner",
  "other",
  "colleague",
  "formerColleague",
] as const satisfies readonly PersonName[];

/** A signed-in person. */
export interface WorldPerson {
  /** Profile id. */
  id: string;
  token: string;
  email: string;
}

/** The world and its ids. */
export interface World {
  people: Record<PersonName, WorldPerson>;
  /** Ids of each head's club. */
  clubs: Record<keyof typeof heads, string>;
  /** Ids of each owner's startup. */
  startups: Record<(typeof startups)[number], string>;
  /** Secret code of each head's club. */
  codes: typeof heads;
  /** Ids of the club and the startup of those who are not verified. */
  unverified: Record<keyof typeof unverified, string>;
  projects: Record<"open" | "wanted" | "running" | "done" | "elsewhere", string>;
  teams: Record<"team" | "applyingTeam" | "idleTeam" | "wishingTeam" | "rejectedTeam", string>;
  /** `pending` and `invitation` are for `wanted`, `approved` and `rejected` for `running`. */
  applications: Record<"pending" | "invitation" | "approved" | "rejected", string>;
  /** Pending ones to act for the club of `head`, and for the startup `owner`. */
  membershipInvitations: Record<InvitationName, string>;
  /** A pending one to join the club of `head`. */
  rosterInvitations: Record<"toLoner", string>;
  /** One deliverable of each of these projects; `running` has two. */
  deliverables: Record<"wanted" | "running" | "done", string>;
  /** The personal access token's row. */
  accessTokens: Record<"ofHead", string>;
  calendarFeeds: Record<"ofHead", string>;
  webhooks: Record<"ofStranger", string>;
  /** The failed delivery to that webhook. */
  webhookDeliveries: Record<"toStranger", string>;
  /** The offer that `colleague` may accept. */
  handovers: Record<"toColleague", string>;
  /** The open report of `stranger`. */
  reports: Record<"ofOpen", string>;
  /** The second factor of `applicant`. */
  factors: Record<"applicants", string>;
  /**
   * A fingerprint of every table, except those that the server writes on its own: rate limits, cost budgets and mail
   * delivery.
   */
  digest(): Promise<string>;
  /** Restores every row to its state when the world was created. */
  restore(): Promise<void>;
}

/**
 * Signs a person in without a login: creates a session, and an access token as the server would sign it, valid for
 * `expiresIn` seconds.
 */
export async function startSession(database: pg.Pool, id: string, role: string, expiresIn = 3600): Promise<string> {
  const [sid] = await insertRows(database, "sessions", [
    { id: randomUUID(), profile_id: id, expires_at: new Date(Date.now() + 86_400_000) },
  ]);
  return jwt.sign({ sid, role }, TEST_JWT_SECRET, {
    algorithm: "HS256",
    issuer: "quadwork",
    audience: "quadwork-api",
    subject: id,
    expiresIn,
  });
}

async function insertUnverified(database: pg.Pool): Promise<World["unverified"]> {
  const unknown = { password_hash: quickHash, email_verified_at: null, last_name: "World", bio: null };
  const [headId = "", ownerId = ""] = await insertRows(database, "profiles", [
    { id: randomUUID(), email: "newhead@world.example", first_name: "newHead", user_type: "club_head", ...unknown },
    { id: randomUUID(), email: "newstartup@world.example", first_name: "newStartup", user_type: "startup", ...unknown },
  ]);
  const [newHead = ""] = await insertRows(database, "club_profiles", [
    {
      id: randomUUID(),
      club_name: "newHead's club",
      college_name: "College",
      secret_code: unverified.newHead,
      club_type: "technical",
    },
  ]);
  const [newStartup = ""] = await insertRows(database, "startup_profiles", [
    { id: randomUUID(), company_name: "newStartup's company", position: "Founder", industry: "tech" },
  ]);
  await insertRows(database, "memberships", [
    { profile_id: headId, club_id: newHead, startup_id: null, role: "head" },
    { profile_id: ownerId, club_id: null, startup_id: newStartup, role: "owner" },
  ]);
  return { newHead, newStartup };
}

async function insertPeople(database: pg.Pool): Promise<Pick<World, "people" | "clubs" | "startups">> {
  const roles = new Map<PersonName, string>([
    // A student among the officers stays a student: the later entry stands.
    ...Object.keys(officers).map((name) => [name as PersonName, "club_head"] as const),
    ...Object.keys(colleagues).map((name) => [name as PersonName, "startup"] as const),
    ...Object.keys(heads).map((name) => [name as PersonName, "club_head"] as const),
    ...Object.keys(students).map((name) => [name as PersonName, "student"] as const),
    ...startups.map((name) => [name as PersonName, "startup"] as const),
  ]);
  const rows = [...roles].map(([name, userType]) => ({
    id: randomUUID(),
    email: `${name.toLowerCase()}@world.example`,
    password_hash: quickHash,
    email_verified_at: new Date(),
    first_name: name,
    last_name: "World",
    bio: "Likes to build.",
    user_type: userType,
  }));
  await insertRows(database, "profiles", rows);
  const accepted = rows.map(({ id }) => ({ profile_id: id, version: termsVersion }));
  await insertRows(database, "terms_acceptances", accepted);
  const idOf = (name: string) => rows.find((row) => row.first_name === name)!.id;
  const newIds = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, randomUUID()])) as Record<Name, string>;
  const clubIds = newIds(Object.keys(heads) as (keyof typeof heads)[]);
  const startupIds = newIds(startups);
  await insertRows(
    database,
    "club_profiles",
    Object.entries(heads).map(([name, code]) => ({
      id: clubIds[name as keyof typeof heads],
      club_name: `${name}'s club`,
      college_name: "College",
      secret_code: code,
      club_type: "technical",
    })),
  );
  await insertRows(
    database,
    "student_profiles",
    Object.entries(students).map(([name, club]) => ({
      id: idOf(name),
      club_id: club && clubIds[club],
      education: "B.Tech",
      resume_url: `https://drive.google.com/file/d/${name}`,
      skills: ["React", name],
    })),
  );
  await insertRows(
    database,
    "startup_profiles",
    startups.map((name) => ({
      id: startupIds[name],
      company_name: `${name}'s company`,
      position: "Founder",
      industry: "tech",
    })),
  );
  const ofClub = (name: string, club: keyof typeof heads | null, role: string) =>
    club && { profile_id: idOf(name), club_id: clubIds[club], startup_id: null, role };
  const ofStartup = (name: string, startup: (typeof startups)[number] | null, role: string) =>
    startup && { profile_id: idOf(name), club_id: null, startup_id: startupIds[startup], role };
  const memberships = [
    ...Object.keys(heads).map((name) => ofClub(name, name as keyof typeof heads, "head")),
    ...Object.entries(officers).map(([name, club]) => ofClub(name, club, "officer")),
    ...startups.map((name) => ofStartup(name, name, "owner")),
    ...Object.entries(colleagues).map(([name, startup]) => ofStartup(name, startup, "member")),
  ];
  await insertRows(
    database,
    "memberships",
    memberships.filter((membership) => membership !== null),
  );
  const people = await Promise.all(
    rows.map(async ({ id, email, first_name: name, user_type: role }) => [
      name,
      { id, email, token: await startSession(database, id, role) },
    ]),
  );
  return { people: Object.fromEntries(people) as World["people"], clubs: clubIds, startups: startupIds };
}

const application = (values: Record<string, unknown>) => ({
  id: randomUUID(),
  message: "Let us work together.",
  team_id: null,
  answered_at: null,
  ...values,
});

/** Writes the world into the server's empty database. */
export async function createWorld({ database }: Pick<TestServer, "database">): Promise<World> {
  const { people, clubs, startups: startupIds } = await insertPeople(database);
  const idOf = (name: PersonName) => people[name].id;
  const project = async (startup: keyof World["startups"], title: string) =>
    (await insertProjects(database, startupIds[startup], 1, { title }))[0]!;
  const projects = {
    open: await project("owner", "open"),
    wanted: await project("owner", "wanted"),
    running: await project("owner", "running"),
    done: await project("owner", "done"),
    elsewhere: await project("other", "elsewhere"),
  };
  const team = (club: keyof World["clubs"], student: PersonName, name: string, values = {}) =>
    insertTeam(database, clubs[club], [idOf(student)], { team_name: name, ...values });
  const teams = {
    team: await team("head", "member", "team", { project_id: projects.running }),
    applyingTeam: await team("head", "applicant", "applyingTeam"),
    idleTeam: await team("head", "member", "idleTeam"),
    wishingTeam: await team("strangerHead", "stranger", "wishingTeam", { project_id: projects.running }),
    rejectedTeam: await team("rivalHead", "rival", "rejectedTeam"),
  };
  const approved = await insertApproval(database, projects.running, clubs.head, teams.team);
  await insertApproval(database, projects.done, clubs.head, teams.team);
  await database.query("update projects set status = 'completed', completed_at = now() where id = $1", [projects.done]);
  const wanted = { project_id: projects.wanted, status: "pending" };
  const [pending, invitation, rejected] = await insertRows(database, "project_applications", [
    application({ ...wanted, club_id: clubs.head, team_id: teams.applyingTeam, initiated_by: "club" }),
    application({ ...wanted, club_id: clubs.rivalHead, initiated_by: "startup" }),
    application({
      project_id: projects.running,
      status: "rejected",
      club_id: clubs.rivalHead,
      team_id: teams.rejectedTeam,
      initiated_by: "club",
      answered_at: new Date(),
    }),
  ]);
  await insertRows(database, "team_members", [{ team_id: teams.applyingTeam, student_id: idOf("latecomer") }]);
  const [onWanted] = await insertDeliverables(database, projects.wanted, 1);
  const [onRunning] = await insertDeliverables(database, projects.running, 2);
  const [onDone] = await insertDeliverables(database, projects.done, 1, { is_completed: true });
  // The server could not decrypt this secret. Tests ask who may use the factor, not whether codes are right.
  const profile = { profile_id: idOf("applicant") };
  const [applicants] = await insertRows(database, "factors", [
    {
      ...profile,
      id: randomUUID(),
      factor_type: "totp",
      status: "verified",
      friendly_name: "Phone",
      verified_at: new Date(),
      secret: randomBytes(52),
    },
  ]);
  await insertRows(database, "operator_grants", [{ ...profile, id: randomUUID() }]);
  await insertRows(database, "account_suspensions", [
    { id: randomUUID(), profile_id: idOf("latecomer"), reason: "Text", suspended_by: idOf("applicant") },
  ]);
  await insertRows(database, "recovery_codes", [{ ...profile, code_hash: randomBytes(32) }]);

  const used = { expires_at: new Date(Date.now() + 86_400_000), last_used_at: new Date() };
  const [feed] = await insertRows(database, "calendar_feeds", [
    { id: randomUUID(), profile_id: idOf("head"), token_hash: randomBytes(32), last_read_at: new Date() },
  ]);
  const ofHead = await insertAccessToken(database, idOf("head"), ["projects_read"], used);

  // As with the factor, the server cannot decrypt its secret, so nothing is ever sent to it.
  const hook = {
    profile_id: idOf("strangerHead"),
    url: "https://127.0.0.1:9/hook",
    description: "Nightly import",
    events: ["deliverable_created"],
    secret: randomBytes(64),
  };
  const rotated = {
    previous_secret: randomBytes(64),
    previous_secret_expires_at: new Date(Date.now() + 86_400_000),
    failing_since: new Date(),
  };
  const [ofStranger] = await insertRows(database, "webhooks", [{ id: randomUUID(), ...hook, ...rotated }]);
  const sent = {
    webhook_id: ofStranger,
    event_type: "deliverable.created",
    payload: '{"type":"ping"}',
    attempts: 1,
    last_attempt_at: new Date(),
    duration_milliseconds: 12,
  };
  const [toStranger] = await insertRows(database, "webhook_deliveries", [
    {
      id: randomUUID(),
      event_id: randomUUID(),
      ...sent,
      state: "failed",
      next_attempt_at: null,
      response_status: 302,
      response_text: "Moved",
      error: "Redirects are not followed.",
    },
    {
      id: randomUUID(),
      event_id: randomUUID(),
      ...sent,
      state: "pending",
      next_attempt_at: new Date(Date.now() + 86_400_000),
      response_status: 500,
      response_text: "",
      error: null,
    },
  ]);

  await insertRows(database, "audit_events", [
    {
      id: randomUUID(),
      actor_id: idOf("owner"),
      action: "project.update",
      resource: "project",
      resource_id: projects.running,
      owner_ids: [],
      organisation_ids: [startupIds.owner],
      via_access_token: false,
      request_id: randomUUID(),
    },
  ]);

  await insertVerifications(database, { club: clubs.head, startup: startupIds.owner });
  return {
    people,
    clubs,
    startups: startupIds,
    codes: heads,
    membershipInvitations: await insertInvitations(database, people, {
      club: clubs.head,
      startup: startupIds.owner,
    }),
    rosterInvitations: await insertRosterInvitation(database, people, clubs.head),
    unverified: await insertUnverified(database),
    projects,
    teams,
    applications: { pending: pending!, invitation: invitation!, approved, rejected: rejected! },
    deliverables: { wanted: onWanted!, running: onRunning!, done: onDone! },
    accessTokens: { ofHead: ofHead.id },
    calendarFeeds: { ofHead: feed! },
    webhooks: { ofStranger: ofStranger! },
    webhookDeliveries: { toStranger: toStranger! },
    handovers: await insertHandover(database, people, startupIds.owner),
    factors: { applicants: applicants! },
    reports: { ofOpen: await insertReport(database, people, projects.open, startupIds.owner) },
    digest: await digester(database),
    restore: await keep(database),
  };
}
