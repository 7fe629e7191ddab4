import type { EntityManager } from "typeorm";
import { limits, ReportTarget } from "../../contract/index.js";
import type { Resource } from "../../policy/permissions.js";

/** What was reported, as it is now. */
export interface ReportedContent {
  /** Name or title. */
  name: string;
  /** The texts that the reporter sees. */
  content: string;
  /** Ids of the people whose it is. */
  people: string[];
  /** Ids of the clubs and startups whose it is. */
  organisations: string[];
}

interface Reportable {
  /** The resource that the reporter must be able to see. */
  resource: Resource;
  /** The parts of {@link ReportedContent} over `target`, the resource's row, as SQL. */
  name: string;
  texts: string;
  people?: string;
  organisations?: string;
}

/** What can be reported. A new type of target needs an entry here, in `ReportTarget`, and in the table's check. */
const reportables: Record<ReportTarget, Reportable> = {
  [ReportTarget.PROJECT]: {
    resource: "project",
    name: "target.title",
    texts: "target.description, array_to_string(target.skills, ', '), target.duration, target.stipend",
    organisations: "array[target.startup_id]",
  },
  [ReportTarget.CLUB]: {
    resource: "club",
    name: "target.club_name",
    texts: "target.college_name, target.description",
    organisations: "array[target.id]",
  },
  [ReportTarget.STARTUP]: {
    resource: "startup",
    name: "target.company_name",
    texts: "target.website, target.description",
    organisations: "array[target.id]",
  },
  [ReportTarget.PERSON]: {
    resource: "profile",
    name: "target.first_name || ' ' || target.last_name",
    texts: "target.bio",
    people: "array[target.id]",
  },
};

/** The resource that a type of target is a row of. */
export const resourceReported = (type: ReportTarget): Resource => reportables[type].resource;

const tables = { project: "projects", club: "club_profiles", startup: "startup_profiles", person: "profiles" } as const;

/** Reads what a report is about; the row is there, see `requireVisible`. */
export async function readReported(manager: EntityManager, type: ReportTarget, id: string): Promise<ReportedContent> {
  const { name, texts, people = "'{}'::uuid[]", organisations = "'{}'::uuid[]" } = reportables[type];
  const [reported] = await manager.query<[ReportedContent]>(
    `select left(${name}, 200) as name, left(concat_ws(E'\\n\\n', ${texts}), ${limits.reportContentLength}) as content,
       ${people} as people, ${organisations} as organisations
     from ${tables[type]} target where target.id = $1`,
    [id],
  );
  return reported;
}
