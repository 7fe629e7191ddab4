import type { Dependencies } from "../../feature.js";
import type { Permit } from "../../policy/permit.js";
import type { OperatorDay } from "./statistics.type.js";

/** Days that operators see, today included. */
export const statisticsDays = 30;

/** A count for each day since the first, from an index on the time; grows with what happened since, not before. */
const perDay = (table: string, only: string) =>
  `select (created_at at time zone $1)::date as day, count(*)::integer as count from ${table}
   where ${only} and created_at >= (select starts_at from span) group by 1`;

const signUps = (kind: string) =>
  perDay("profiles", `email_verified_at is not null and deleted_at is null and user_type = '${kind}'`);

const counts: Record<Exclude<keyof OperatorDay, "day">, string> = {
  students: signUps("student"),
  clubHeads: signUps("club_head"),
  startups: signUps("startup"),
  projects: perDay("projects", "true"),
  applications: perDay("project_applications", "initiated_by = 'club'"),
  invitations: perDay("project_applications", "initiated_by = 'startup'"),
};

const names = Object.entries(counts);

const statement = `
  with span as (
    select (now() at time zone $1)::date as today,
      (((now() at time zone $1)::date - ${statisticsDays - 1})::timestamp at time zone $1) as starts_at)
  select days.day::text as day, ${names.map(([name]) => `coalesce(${name}.count, 0) as "${name}"`).join(", ")}
  from (select span.today - ago as day from span, generate_series(0, ${statisticsDays - 1}) ago) days
  ${names.map(([name, sql]) => `left join (${sql}) ${name} on ${name}.day = days.day`).join("\n  ")}
  order by days.day`;

/** Counts of the last days. */
export class StatisticsService {
  constructor(private readonly parts: Pick<Dependencies, "database" | "config">) {}

  /** @returns a row for each day, oldest first. @throws AppError UNAUTHENTICATED, NOT_FOUND for who is no operator. */
  lastDays(permit: Permit): Promise<OperatorDay[]> {
    return this.parts.database.readRow(permit, permit.session.id, (manager) =>
      manager.query<OperatorDay[]>(statement, [this.parts.config.timeZone]),
    );
  }
}
