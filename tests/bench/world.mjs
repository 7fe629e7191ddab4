/**
 * A database large enough for indexes and query plans to matter: 5,000 projects, 20,000 applications, 30,000
 * memberships, 50,000 deliverables.
 */
export const sizes = { startups: 100, clubs: 300, students: 9000, projects: 5000, teams: 3000 };

/** Ids are built from a kind and a number, so that plain SQL can relate rows. */
const id = (kind, number) => `('00000000-0000-7000-${kind}-' || lpad(to_hex((${number})::int), 12, '0'))::uuid`;

/** The hash of a password that no one knows; guesses are compared with it. */
const passwordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$G6OVNckhhGkvqqU75IIWGA$ZunuqbEzyKqP/o2WNA2GrL9gkEs/wZC5a827BumYuSY";

const profiles = (kind, count, type) => `
  insert into profiles (id, email, password_hash, email_verified_at, first_name, last_name, user_type)
  select ${id(kind, "n")}, '${type}' || n || '@example.com', '${passwordHash}', now(), 'First' || n, 'Last' || n, '${type}' from generate_series(1, ${count}) n;`;

/** Fills a migrated, empty database. */
export const fill = `
  ${profiles("8001", sizes.startups, "startup")}
  insert into startup_profiles (id, company_name, position, industry) select ${id("8001", "n")}, 'Company ' || n, 'Founder', 'tech' from generate_series(1, ${sizes.startups}) n;
  ${profiles("8002", sizes.clubs, "club_head")}
  insert into club_profiles (id, club_name, college_name, secret_code, club_type) select ${id("8002", "n")}, 'Club ' || n, 'College ' || n, upper(lpad(to_hex(n), 6, '0')), 'technical' from generate_series(1, ${sizes.clubs}) n;
  insert into memberships (profile_id, startup_id, role) select id, id, 'owner' from startup_profiles;
  insert into memberships (profile_id, club_id, role) select id, id, 'head' from club_profiles;
  ${profiles("8003", sizes.students, "student")}
  insert into student_profiles (id, club_id, skills) select ${id("8003", "n")}, ${id("8002", `1 + n % ${sizes.clubs}`)}, '{React,Node.js}' from generate_series(1, ${sizes.students}) n;
  insert into projects (id, title, description, category, skills, start_date, duration, stipend, team_size, startup_id, status, created_at)
    select ${id("8004", "n")}, 'Project ' || n, repeat('What is built and for whom. ', 12), (array['web_development','machine_learning','other'])[1 + n % 3], '{React,Python,AI}',
      '2026-01-01', '1-2 months', '₹10,000', 4, ${id("8001", `1 + n % ${sizes.startups}`)}, (array['open','in_progress','completed'])[1 + n % 3], now() - n * interval '7 minutes'
    from generate_series(1, ${sizes.projects}) n;
  insert into club_teams (id, team_name, club_id, team_lead_id) select ${id("8005", "n")}, 'Team ' || n, ${id("8002", `1 + n % ${sizes.clubs}`)}, ${id("8002", `1 + n % ${sizes.clubs}`)} from generate_series(1, ${sizes.teams}) n;
  insert into team_members (team_id, student_id)
    select ${id("8005", "n")}, ${id("8003", `1 + (n + k * ${sizes.clubs} - 1) % ${sizes.students}`)} from generate_series(1, ${sizes.teams}) n, generate_series(1, 10) k on conflict do nothing;
  insert into team_projects (team_id, project_id) select ${id("8005", `1 + n % ${sizes.teams}`)}, ${id("8004", "n")} from generate_series(1, ${sizes.projects}) n where n % 3 <> 0;
  insert into project_applications (id, project_id, club_id, team_id, initiated_by, status, message, created_at)
    select ${id("8006", "n")}, link.project_id, team.club_id, link.team_id, 'club', 'approved', 'We would love to build this.', now() - n * interval '1 minute'
    from (select *, row_number() over (order by project_id) n from team_projects) link join club_teams team on team.id = link.team_id;
  insert into project_applications (id, project_id, club_id, team_id, initiated_by, status, message, created_at)
    select gen_random_uuid(), ${id("8004", "n")}, club.id, (select team.id from club_teams team where team.club_id = club.id limit 1), 'club', 'pending', 'We would love to build this.', now() - n * interval '1 minute'
    from generate_series(1, ${sizes.projects}) n, generate_series(0, 3) k, lateral (select id from club_profiles where id = ${id("8002", `1 + (n * 7 + k * 31) % ${sizes.clubs}`)}) club on conflict do nothing;
  insert into project_deliverables (id, project_id, title, due_date, is_completed)
    select gen_random_uuid(), ${id("8004", "n")}, 'Deliverable ' || k, '2026-01-01'::date + k * 7, k % 2 = 0 from generate_series(1, ${sizes.projects}) n, generate_series(1, 10) k;
  insert into sessions (id, profile_id, expires_at) select ${id("8007", "n")}, ${id("8002", "n")}, now() + interval '1 day' from generate_series(1, ${sizes.clubs}) n;
  analyze;`;

/** The id of row `number` of a kind, as stored in the database. */
export const rowId = (kind, number) => `00000000-0000-7000-${kind}-${number.toString(16).padStart(12, "0")}`;
