import type { EntityManager } from "typeorm";
import { limits, type UserType } from "../../contract/index.js";
import { condition } from "../../policy/authorize.js";
import { ruleOf } from "../../policy/permissions.js";
import { anyOf, ownsProject, takesPartInLinkedTeam, viewerSql, type Predicate } from "../../policy/rules.js";
import { hashToken } from "../../platform/tokens.js";

/** What happens on a date. */
export type CalendarDateKind = "start" | "end" | "due";

/** An entry of a calendar: a day on which a project starts or ends, or a deliverable is due. */
export interface CalendarDate {
  kind: CalendarDateKind;
  /** The project's or the deliverable's id. */
  id: string;
  projectId: string;
  projectTitle: string;
  companyName: string;
  /** The deliverable's title; null for a project's dates. */
  title: string | null;
  isCompleted: boolean;
  /** YYYY-MM-DD. */
  day: string;
  createdAt: Date;
  updatedAt: Date;
}

/** A feed, and the person whose dates it has. */
export interface KnownFeed {
  id: string;
  profileId: string;
  role: UserType;
}

/** The feed at an address, noting that it was read. Null for an unknown address and for a suspended person. */
export async function findFeed(manager: EntityManager, token: string): Promise<KnownFeed | null> {
  const [feed] = await manager.query<KnownFeed[]>(
    `with found as (
       select feed.id, feed.profile_id, person.user_type from calendar_feeds feed
       join profiles person on person.id = feed.profile_id
       where feed.token_hash = $1 and person.deleted_at is null and not exists (
         select from account_suspensions kept where kept.profile_id = person.id and kept.reopened_at is null)),
     noted as (
       update calendar_feeds feed set last_read_at = now() from found
       where feed.id = found.id and (feed.last_read_at is null or feed.last_read_at < now() - interval '1 hour'))
     select id, profile_id as "profileId", user_type as role from found`,
    [hashToken(token)],
  );
  return feed ?? null;
}

/**
 * The projects to look at, found through indexes: a rule that only judges would be asked of every project there is.
 */
const takesPart: Predicate = anyOf(ownsProject, takesPartInLinkedTeam);

/**
 * The dates of the projects in progress that the person takes part in, in the order of days: those of the last
 * {@link limits.calendarPastDays} days and all that lie ahead, {@link limits.calendarDates} at most.
 */
export function datesOf(manager: EntityManager, { profileId, role }: KnownFeed): Promise<CalendarDate[]> {
  const viewer = viewerSql("$1::uuid");
  return manager.query(
    `with working as materialized (
       select project.id, project.title, project.start_date, project.end_date, project.created_at, project.updated_at,
         startup.company_name
       from projects project join startup_profiles startup on startup.id = project.startup_id
       where project.status = 'in_progress' and ${takesPart("project", viewer)}
         and ${condition(ruleOf("project.readDeliverables", role), "project", viewer)})
     select dated.kind, dated.id, working.id as "projectId", working.title as "projectTitle",
       working.company_name as "companyName", dated.title, dated.is_completed as "isCompleted",
       to_char(dated.day, 'YYYY-MM-DD') as day, dated.created_at as "createdAt", dated.updated_at as "updatedAt"
     from working cross join lateral (
       select 'start' as kind, working.id, null as title, false as is_completed, working.start_date as day,
         working.created_at, working.updated_at
       union all
       select 'end', working.id, null, false, working.end_date, working.created_at, working.updated_at
       where working.end_date is not null
       union all
       select 'due', due.id, due.title, due.is_completed, due.due_date, due.created_at, due.updated_at
       from project_deliverables due where due.project_id = working.id) dated
     where dated.day > current_date - $2::integer
     order by dated.day, dated.id, dated.kind limit $3`,
    [profileId, limits.calendarPastDays, limits.calendarDates],
  );
}
