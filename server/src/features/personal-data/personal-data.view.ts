import { one, value, type ViewField } from "../../reader/view.js";
import { belongsToTeam, headedClub, ownedStartup, takesPartIn, worksOn } from "./belongings.js";
import { viewOf } from "../../reader/view-of.js";
import { ProfileEntity } from "../profile/index.js";
import { PersonalData } from "./personal-data.type.js";
import * as exported from "./exported-columns.js";
import { columns } from "./exported-columns.js";

/** Increases when an entry of {@link sections} is renamed or removed. docs/personal-data.md describes each of them. */
const version = 1;

/** One row as a JSON object, or null if there is none. */
const object = (query: string) => `(select row_to_json(entry) from (${query}) entry)`;

/** Rows as a JSON list. */
const entries = (query: string) => `coalesce((select json_agg(row_to_json(entry)) from (${query}) entry), '[]')`;

const deliverables = `coalesce((
  select json_agg(${exported.jsonOf("part", exported.deliverable)} order by part.due_date, part.id)
  from project_deliverables part where part.project_id = project.id), '[]')`;

/**
 * The parts of the file. `person` is the SQL expression of a profile's id. Secrets (passwords, tokens, keys) are
 * excluded, hashed or not.
 */
const sections = (person: string): Record<string, string> => ({
  profile: object(`select ${columns("profile", exported.profile)} from profiles profile where profile.id = ${person}`),
  student:
    object(`select ${columns("student", exported.student)}, club.club_name as "clubName", club.college_name as "collegeName"
    from student_profiles student left join club_profiles club on club.id = student.club_id where student.id = ${person}`),
  membership:
    object(`select ${columns("membership", exported.membership)}, club.club_name as "clubName", startup.company_name as "companyName"
    from memberships membership left join club_profiles club on club.id = membership.club_id
    left join startup_profiles startup on startup.id = membership.startup_id where membership.profile_id = ${person}`),
  membershipInvitations:
    entries(`select ${columns("invitation", exported.membershipInvitation)}, club.club_name as "clubName", startup.company_name as "companyName",
      coalesce(invitation.invited_by = ${person}, false) as "isSent"
    from membership_invitations invitation left join club_profiles club on club.id = invitation.club_id
    left join startup_profiles startup on startup.id = invitation.startup_id
    where invitation.invited_by = ${person} or invitation.email = (select addressed.email from profiles addressed where addressed.id = ${person})
    order by invitation.created_at, invitation.id`),
  rosterInvitations: entries(`select ${columns("invitation", exported.rosterInvitation)}, club.club_name as "clubName"
    from roster_invitations invitation left join club_profiles club on club.id = invitation.club_id
    where invitation.email = (select addressed.email from profiles addressed where addressed.id = ${person})
    order by invitation.created_at, invitation.id`),
  handover: object(`select case when offered.from_id = ${person} then 'offered' else 'received' end as direction,
      offered.afterwards, offered.is_for_absence as "isForAbsence", offered.created_at as "createdAt", offered.expires_at as "expiresAt"
    from handovers offered where offered.from_id = ${person} or offered.to_id = ${person}`),
  club: object(
    `select ${columns("club", exported.club)} from club_profiles club where club.id = ${headedClub(person)}`,
  ),
  startup: object(
    `select ${columns("startup", exported.startup)} from startup_profiles startup where startup.id = ${ownedStartup(person)}`,
  ),
  verification: object(
    `select ${columns("shown", exported.verification)} from verifications shown where shown.club_id = ${headedClub(person)} or shown.startup_id = ${ownedStartup(person)}`,
  ),
  teams: entries(`select ${columns("team", exported.team)}, club.club_name as "clubName", wish.title as "wishedProject",
      team.team_lead_id = ${person} as "isLead", membership.created_at as "joinedAt"
    from club_teams team join club_profiles club on club.id = team.club_id left join projects wish on wish.id = team.project_id
    left join team_members membership on membership.team_id = team.id and membership.student_id = ${person}
    where ${belongsToTeam("team", person)} order by team.created_at, team.id`),
  applications: entries(`select ${columns("application", exported.application)}, project.title as "projectTitle",
      startup.company_name as "companyName", club.club_name as "clubName", team.team_name as "teamName"
    from project_applications application join projects project on project.id = application.project_id
    join startup_profiles startup on startup.id = project.startup_id join club_profiles club on club.id = application.club_id
    left join club_teams team on team.id = application.team_id
    where ${takesPartIn("application", person)} order by application.created_at, application.id`),
  projects:
    entries(`select ${columns("project", exported.project)}, startup.company_name as "companyName", ${deliverables} as deliverables
    from projects project join startup_profiles startup on startup.id = project.startup_id
    where ${worksOn("project", person)} or exists (select from team_projects link join team_members mine on mine.team_id = link.team_id
      where link.project_id = project.id and mine.student_id = ${person})
    order by project.created_at, project.id`),
  termsAcceptances: entries(
    `select version, accepted_at as "acceptedAt" from terms_acceptances where profile_id = ${person} order by accepted_at, version`,
  ),
  sessions: entries(
    `select ${columns("session", exported.session)} from sessions session where session.profile_id = ${person} order by session.created_at, session.id`,
  ),
  knownDevices: entries(
    `select created_at as "createdAt", last_used_at as "lastUsedAt" from known_devices where profile_id = ${person} order by created_at`,
  ),
  accessTokens: entries(
    `select ${columns("token", exported.accessToken)} from access_tokens token where token.profile_id = ${person} order by token.created_at, token.id`,
  ),
  calendarFeeds: entries(
    `select ${columns("feed", exported.calendarFeed)} from calendar_feeds feed where feed.profile_id = ${person}`,
  ),
  webhooks: entries(
    `select ${columns("hook", exported.webhook)} from webhooks hook where hook.profile_id = ${person} order by hook.created_at, hook.id`,
  ),
  webhookDeliveries: entries(`select ${columns("delivery", exported.webhookDelivery)} from webhook_deliveries delivery
    join webhooks hook on hook.id = delivery.webhook_id where hook.profile_id = ${person} order by delivery.created_at, delivery.id`),
  secondFactors: entries(
    `select ${columns("factor", exported.secondFactor)} from factors factor where factor.profile_id = ${person} order by factor.created_at, factor.id`,
  ),
  activity:
    entries(`select action, resource, resource_id as "resourceId", via_access_token as "viaAccessToken", occurred_at as "occurredAt"
    from audit_events where actor_id = ${person} order by occurred_at, id`),
  suspensions: entries(`select reason, suspended_at as "suspendedAt", reopened_at as "reopenedAt"
    from account_suspensions where profile_id = ${person} order by suspended_at, id`),
  operatorGrants: entries(`select granted_at as "grantedAt", revoked_at as "revokedAt"
    from operator_grants where profile_id = ${person} order by granted_at, id`),
  mailedLinks: entries(`select purpose, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"
    from one_time_tokens where profile_id = ${person} order by created_at`),
  reports: entries(`select target_type as "targetType", target_name as "targetName", reason, details, outcome, note,
      created_at as "createdAt", answered_at as "answeredAt"
    from reports where reporter_id = ${person} order by created_at, id`),
  contactMessages:
    entries(`select sent.name, sent.subject, sent.message, sent.created_at as "createdAt" from contact_messages sent
    join profiles sender on lower(sender.email) = lower(sent.email) where sender.id = ${person} order by sent.created_at, sent.id`),
  mails: entries(`select mail.subject, mail.created_at as "createdAt", mail.sent_at as "sentAt" from outbox_mails mail
    join profiles recipient on lower(recipient.email) = lower(mail.recipient) where recipient.id = ${person} order by mail.created_at, mail.id`),
});

const json = (person: string) => {
  const parts = Object.entries(sections(person)).map(([name, sql]) => `'${name}', ${sql}`);
  return `json_build_object('format', 'quadwork-data', 'version', ${version}, 'exportedAt', now(), ${parts.join(", ")})`;
};

export const personalDataView = viewOf(PersonalData, ProfileEntity, {
  visible: null,
  fields: { version: value(() => String(version)), json: value((person) => `${json(`${person}.id`)}::text`) },
});

export const personalDataQueries: Record<string, ViewField> = {
  personalData: one((person, scope) => [`${person}.id = ${scope.viewer.id}`]),
};
