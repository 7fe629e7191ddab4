import type { ClientBase } from "pg";
import { v7 as uuidv7 } from "uuid";
import { describeProject } from "./template.types.js";
import { templates } from "./templates/index.js";

const projectTemplateRows = () =>
  templates.flatMap(({ category, projects }) =>
    projects.map(({ title, brief, skills, duration, teamSize, stipend }) => ({
      id: uuidv7(),
      title,
      description: describeProject(brief),
      category,
      skills,
      duration,
      team_size: teamSize,
      stipend,
    })),
  );

const deliverableTemplateRows = () =>
  templates.flatMap(({ category, deliverables }) =>
    deliverables.map(({ title, description, defaultDuration }) => ({
      id: uuidv7(),
      category,
      title,
      description,
      default_duration: defaultDuration,
    })),
  );

// The last condition leaves unchanged rows alone, so that a restart writes nothing.
const upsertProjectTemplates = `
  insert into project_templates as kept (id, title, description, category, skills, duration, team_size, stipend)
  select id, title, description, category, skills, duration, team_size, stipend
  from jsonb_populate_recordset(null::project_templates, $1)
  on conflict (title) do update set
    description = excluded.description, category = excluded.category, skills = excluded.skills,
    duration = excluded.duration, team_size = excluded.team_size, stipend = excluded.stipend
  where (kept.description, kept.category, kept.skills, kept.duration, kept.team_size, kept.stipend) is distinct from
    (excluded.description, excluded.category, excluded.skills, excluded.duration, excluded.team_size, excluded.stipend)`;

const upsertDeliverableTemplates = `
  insert into deliverable_templates as kept (id, category, title, description, default_duration)
  select id, category, title, description, default_duration
  from jsonb_populate_recordset(null::deliverable_templates, $1)
  on conflict (category, title) do update set
    description = excluded.description, default_duration = excluded.default_duration
  where (kept.description, kept.default_duration) is distinct from (excluded.description, excluded.default_duration)`;

/**
 * Brings the project and deliverable templates of the database to what the files in `templates/` say. Meant for every
 * start of a server, after the migrations: rows keep their ids from run to run, and servers that start at the same
 * moment wait for each other. Rows that are no longer in the files stay; a migration removes them.
 *
 * @param client a connection outside of any transaction; the function opens and ends its own.
 * @throws whatever PostgreSQL answers; nothing is changed then.
 */
export async function loadReferenceData(client: ClientBase): Promise<void> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('quadwork:reference-data'))");
    await client.query(upsertProjectTemplates, [JSON.stringify(projectTemplateRows())]);
    await client.query(upsertDeliverableTemplates, [JSON.stringify(deliverableTemplateRows())]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
