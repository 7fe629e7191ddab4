/** The measured operations: as GraphQL for Quadwork, and as one hand-written statement each for the plain handler. */
const moment = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const session = "sessions session where session.id = $1 and session.revoked_at is null and session.expires_at > now()";
const visible = (project) =>
  `(${project}.status = 'open' or exists (select from project_applications a where a.project_id = ${project}.id and a.club_id = $2))`;

export const operations = {
  project: {
    limit: 3,
    query: `query Project($id: ID!) { project(id: $id) {
      id title description category skills startDate endDate duration stipend teamSize status createdAt
      startup { id companyName industry website logoUrl } } }`,
    statement: `select json_build_object('data', json_build_object('project', (
      select json_build_object('id', p.id, 'title', p.title, 'description', p.description, 'category', upper(p.category), 'skills', p.skills,
        'startDate', p.start_date, 'endDate', p.end_date, 'duration', p.duration, 'stipend', p.stipend, 'teamSize', p.team_size, 'status', upper(p.status), 'createdAt', ${moment("p.created_at")},
        'startup', json_build_object('id', s.id, 'companyName', s.company_name, 'industry', upper(s.industry), 'website', s.website, 'logoUrl', s.logo_url))
      from projects p join startup_profiles s on s.id = p.startup_id where p.id = $3 and ${visible("p")})))::text as json from ${session}`,
    values: (variables) => [variables.id],
  },
  dashboard: {
    limit: 2,
    query: `query Dashboard {
      me { id firstName userType club { id clubName collegeName logoUrl } }
      inProgress: projects(filter: { scope: MINE, status: IN_PROGRESS }, first: 10) { nodes {
        id title category status duration skills startup { id companyName logoUrl }
        deliverables(first: 5) { nodes { id title dueDate isCompleted } }
        team { id teamName memberCount } } }
      available: projects(filter: { scope: AVAILABLE }, first: 4) { nodes { id title category duration startup { id companyName logoUrl } } }
      applications(first: 4) { nodes { id status message createdAt project { id title startup { id companyName } } } } }`,
    statement: `select json_build_object('data', json_build_object(
      'me', (select json_build_object('id', v.id, 'firstName', v.first_name, 'userType', upper(v.user_type),
        'club', json_build_object('id', c.id, 'clubName', c.club_name, 'collegeName', c.college_name, 'logoUrl', c.logo_url)) from profiles v join club_profiles c on c.id = v.id where v.id = $2),
      'inProgress', json_build_object('nodes', (select coalesce(json_agg(x.j), '[]') from (
        select json_build_object('id', p.id, 'title', p.title, 'category', upper(p.category), 'status', upper(p.status), 'duration', p.duration, 'skills', p.skills,
          'startup', json_build_object('id', s.id, 'companyName', s.company_name, 'logoUrl', s.logo_url),
          'deliverables', json_build_object('nodes', (select coalesce(json_agg(y.j), '[]') from (
            select json_build_object('id', d.id, 'title', d.title, 'dueDate', d.due_date, 'isCompleted', d.is_completed) j from project_deliverables d where d.project_id = p.id order by d.due_date, d.id limit 5) y)),
          'team', json_build_object('id', t.id, 'teamName', t.team_name, 'memberCount', (select count(*) from team_members m where m.team_id = t.id))) j
        from club_teams t join team_projects l on l.team_id = t.id join projects p on p.id = l.project_id join startup_profiles s on s.id = p.startup_id
        where t.club_id = $2 and p.status = 'in_progress' order by p.created_at desc, p.id desc limit 10) x)),
      'available', json_build_object('nodes', (select coalesce(json_agg(x.j), '[]') from (
        select json_build_object('id', p.id, 'title', p.title, 'category', upper(p.category), 'duration', p.duration, 'startup', json_build_object('id', s.id, 'companyName', s.company_name, 'logoUrl', s.logo_url)) j
        from projects p join startup_profiles s on s.id = p.startup_id
        where p.status = 'open' and not exists (select from project_applications a where a.project_id = p.id and a.club_id = $2) order by p.created_at desc, p.id desc limit 4) x)),
      'applications', json_build_object('nodes', (select coalesce(json_agg(x.j), '[]') from (
        select json_build_object('id', a.id, 'status', upper(a.status), 'message', a.message, 'createdAt', ${moment("a.created_at")},
          'project', json_build_object('id', p.id, 'title', p.title, 'startup', json_build_object('id', s.id, 'companyName', s.company_name))) j
        from project_applications a join projects p on p.id = a.project_id join startup_profiles s on s.id = p.startup_id
        where a.club_id = $2 order by a.status <> 'pending', a.created_at desc, a.id desc limit 4) x))))::text as json from ${session}`,
    values: () => [],
  },
};
