import { one, value, type View, type ViewField } from "../../reader/view.js";
import { belongsToTeam, takesPartIn, worksOn } from "./belongings.js";

/** Grows when something in {@link sections} is renamed or left out. docs/personal-data.md describes what each holds. */
const version = 1;

/** One row as a JSON object, null when there is none. */
const object = (query: string) => `(select row_to_json(entry) from (${query}) entry)`;

/** Rows as a JSON list. */
const entries = (query: string) => `coalesce((select json_agg(row_to_json(entry)) from (${query}) entry), '[]')`;

const deliverables = `coalesce((
  select json_agg(json_build_object('id', id, 'title', title, 'description', description, 'dueDate', due_date, 'isCompleted', is_completed, 'createdAt', created_at) order by due_date, id)
  from project_deliverables where project_id = project.id), '[]')`;

/** The parts of the file. `person` is the SQL expression of a profile's id. No secret is among them: no password, token or key, hashed or not. */
const sections = (person: string): Record<string, string> => ({
  profile:
    object(`select id, email, email_verified_at as "emailVerifiedAt", first_name as "firstName", last_name as "lastName", avatar_url as "avatarUrl",
    bio, user_type as "userType", created_at as "createdAt", updated_at as "updatedAt" from profiles where id = ${person}`),
  student:
    object(`select student.education, student.resume_url as "resumeUrl", student.skills, club.club_name as "clubName", club.college_name as "collegeName"
    from student_profiles student left join club_profiles club on club.id = student.club_id where student.id = ${person}`),
  club: object(`select club_name as "clubName", college_name as "collegeName", secret_code as "secretCode", club_type as "clubType", description,
    logo_url as "logoUrl", created_at as "createdAt" from club_profiles where id = ${person}`),
  startup: object(
    `select company_name as "companyName", position, industry, website, description, logo_url as "logoUrl" from startup_profiles where id = ${person}`,
  ),
  teams:
    entries(`select team.id, team.team_name as "teamName", team.description, club.club_name as "clubName", wish.title as "wishedProject",
      team.team_lead_id = ${person} as "isLead", membership.created_at as "joinedAt", team.created_at as "createdAt"
    from club_teams team join club_profiles club on club.id = team.club_id left join projects wish on wish.id = team.project_id
    left join team_members membership on membership.team_id = team.id and membership.student_id = ${person}
    where ${belongsToTeam("team", person)} order by team.created_at, team.id`),
  applications:
    entries(`select application.id, project.title as "projectTitle", startup.company_name as "companyName", club.club_name as "clubName",
      team.team_name as "teamName", application.initiated_by as "initiatedBy", application.status, application.message,
      application.created_at as "createdAt", application.answered_at as "answeredAt"
    from project_applications application join projects project on project.id = application.project_id
    join startup_profiles startup on startup.id = project.startup_id join club_profiles club on club.id = application.club_id
    left join club_teams team on team.id = application.team_id
    where ${takesPartIn("application", person)} order by application.created_at, application.id`),
  projects:
    entries(`select project.id, project.title, project.description, project.category, project.skills, project.start_date as "startDate",
      project.end_date as "endDate", project.duration, project.stipend, project.team_size as "teamSize", project.status, project.progress,
      startup.company_name as "companyName", project.created_at as "createdAt", project.updated_at as "updatedAt",
      project.completed_at as "completedAt", ${deliverables} as deliverables
    from projects project join startup_profiles startup on startup.id = project.startup_id
    where ${worksOn("project", person)} or exists (select from team_projects link join team_members mine on mine.team_id = link.team_id
      where link.project_id = project.id and mine.student_id = ${person})
    order by project.created_at, project.id`),
  sessions:
    entries(`select id, user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt",
    revoked_at as "revokedAt" from sessions where profile_id = ${person} order by created_at, id`),
  accessTokens:
    entries(`select id, name, scopes, last_four as "lastFour", created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
    revoked_at as "revokedAt" from access_tokens where profile_id = ${person} order by created_at, id`),
  webhooks:
    entries(`select id, url, description, events, disabled_reason as "disabledReason", failing_since as "failingSince", created_at as "createdAt", updated_at as "updatedAt"
    from webhooks where profile_id = ${person} order by created_at, id`),
  webhookDeliveries:
    entries(`select delivery.webhook_id as "webhookId", delivery.event_id as "eventId", delivery.event_type as "eventType", delivery.state, delivery.attempts,
      delivery.created_at as "createdAt", delivery.last_attempt_at as "lastAttemptAt", delivery.response_status as "responseStatus"
    from webhook_deliveries delivery join webhooks hook on hook.id = delivery.webhook_id where hook.profile_id = ${person} order by delivery.created_at, delivery.id`),
  secondFactors:
    entries(`select id, factor_type as "factorType", status, friendly_name as "friendlyName", created_at as "createdAt"
    from factors where profile_id = ${person} order by created_at, id`),
  activity:
    entries(`select action, resource, resource_id as "resourceId", via_access_token as "viaAccessToken", occurred_at as "occurredAt"
    from audit_events where actor_id = ${person} order by occurred_at, id`),
  mailedLinks: entries(`select purpose, created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"
    from one_time_tokens where profile_id = ${person} order by created_at`),
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

export const personalDataView: View = {
  type: "PersonalData",
  table: "profiles",
  visible: null,
  fields: { version: value(() => String(version)), json: value((person) => `${json(`${person}.id`)}::text`) },
};

export const personalDataQueries: Record<string, ViewField> = {
  personalData: one((person, scope) => [`${person}.id = ${scope.viewer}`]),
};
