import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The tables of the specification's section 3 and what the decisions add: initiator, sessions, one-time tokens, outbox.
 */
export class InitialSchema1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists pg_trgm`);

    await runner.query(`
      create table profiles (
        id uuid primary key,
        email text not null check (char_length(email) <= 254),
        password_hash text not null,
        email_verified_at timestamptz,
        first_name text not null check (char_length(first_name) between 1 and 80),
        last_name text not null check (char_length(last_name) between 1 and 80),
        avatar_url text check (char_length(avatar_url) <= 2048),
        bio text check (char_length(bio) <= 2000),
        user_type text not null check (user_type in ('student', 'club_head', 'startup')),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index profiles_email_key on profiles (lower(email));

      create table club_profiles (
        id uuid primary key references profiles on delete cascade,
        club_name text not null check (char_length(club_name) between 1 and 140),
        college_name text not null check (char_length(college_name) between 1 and 140),
        secret_code text not null unique check (secret_code ~ '^[A-Z0-9]{6}$'),
        club_type text not null check (club_type in ('technical', 'business', 'design', 'research', 'cultural', 'other')),
        description text check (char_length(description) <= 10000),
        logo_url text check (char_length(logo_url) <= 2048),
        created_at timestamptz not null default now()
      );

      -- Codes shown on a registration form before the club exists.
      create table secret_code_reservations (
        secret_code text primary key check (secret_code ~ '^[A-Z0-9]{6}$'),
        expires_at timestamptz not null
      );

      create table student_profiles (
        id uuid primary key references profiles on delete cascade,
        club_id uuid references club_profiles on delete set null,
        education text check (char_length(education) <= 280),
        resume_url text check (char_length(resume_url) <= 2048),
        skills text[] not null default '{}' check (cardinality(skills) <= 60)
      );
      create index student_profiles_club_id on student_profiles (club_id, id);

      create table startup_profiles (
        id uuid primary key references profiles on delete cascade,
        company_name text not null check (char_length(company_name) between 1 and 140),
        position text not null check (char_length(position) between 1 and 140),
        industry text not null check (industry in ('tech', 'healthcare', 'education', 'finance', 'ecommerce', 'other')),
        website text check (char_length(website) <= 2048),
        description text check (char_length(description) <= 10000),
        logo_url text check (char_length(logo_url) <= 2048)
      );`);

    const category = `text not null check (category in ('mobile_app_development', 'web_development', 'ui_ux_design',
      'machine_learning', 'data_analysis', 'market_research', 'content_creation', 'business_strategy', 'digital_marketing', 'other'))`;
    await runner.query(`
      create table project_templates (
        id uuid primary key,
        title text not null unique,
        description text not null,
        category ${category},
        skills text[] not null,
        duration text not null,
        team_size integer not null check (team_size >= 1),
        stipend text
      );

      create table deliverable_templates (
        id uuid primary key,
        category ${category},
        title text not null,
        description text not null,
        default_duration integer not null check (default_duration >= 0),
        unique (category, title)
      );

      create table projects (
        id uuid primary key,
        title text not null check (char_length(title) between 1 and 140),
        description text not null check (char_length(description) between 1 and 10000),
        category ${category},
        skills text[] not null check (cardinality(skills) <= 60),
        start_date date not null,
        end_date date check (end_date >= start_date),
        duration text not null check (char_length(duration) between 1 and 40),
        stipend text check (char_length(stipend) <= 140),
        team_size integer not null check (team_size between 1 and 1000),
        startup_id uuid not null references startup_profiles on delete cascade,
        status text not null default 'open' check (status in ('open', 'in_progress', 'completed')),
        progress integer check (progress between 0 and 100),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        completed_at timestamptz
      );
      create index projects_open on projects (created_at desc, id desc) where status = 'open';
      create index projects_startup_id on projects (startup_id, created_at desc, id desc);
      create index projects_title on projects using gin (title gin_trgm_ops);`);

    await runner.query(`
      create table club_teams (
        id uuid primary key,
        team_name text not null check (char_length(team_name) between 1 and 140),
        description text check (char_length(description) <= 10000),
        club_id uuid not null references club_profiles on delete cascade,
        -- A wish expressed when the team was created; only team_projects links a team to a project.
        project_id uuid references projects on delete set null,
        team_lead_id uuid not null references profiles,
        created_at timestamptz not null default now()
      );
      create index club_teams_club_id on club_teams (club_id, created_at desc, id desc);
      create index club_teams_project_id on club_teams (project_id);
      create index club_teams_team_lead_id on club_teams (team_lead_id);

      create table team_members (
        team_id uuid not null references club_teams on delete cascade,
        student_id uuid not null references student_profiles on delete cascade,
        created_at timestamptz not null default now(),
        primary key (team_id, student_id)
      );
      create index team_members_student_id on team_members (student_id, team_id);

      -- Written by an approval and by nothing else.
      create table team_projects (
        team_id uuid not null references club_teams on delete cascade,
        project_id uuid not null unique references projects on delete cascade,
        created_at timestamptz not null default now(),
        primary key (team_id, project_id)
      );

      create table project_applications (
        id uuid primary key,
        project_id uuid not null references projects on delete cascade,
        club_id uuid not null references club_profiles on delete cascade,
        -- Null while an invitation has not been answered: the head's team is found or created on approval.
        team_id uuid references club_teams,
        initiated_by text not null check (initiated_by in ('club', 'startup')),
        status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
        message text not null check (char_length(message) between 1 and 5000),
        created_at timestamptz not null default now(),
        answered_at timestamptz,
        unique (project_id, club_id),
        check (initiated_by = 'startup' or team_id is not null),
        check (status <> 'approved' or team_id is not null)
      );
      create unique index project_applications_one_approved on project_applications (project_id) where status = 'approved';
      create index project_applications_club_id on project_applications (club_id, created_at desc, id desc);
      create index project_applications_team_id on project_applications (team_id);

      create table project_deliverables (
        id uuid primary key,
        project_id uuid not null references projects on delete cascade,
        title text not null check (char_length(title) between 1 and 140),
        description text check (char_length(description) <= 10000),
        due_date date not null,
        is_completed boolean not null default false,
        created_at timestamptz not null default now()
      ) with (fillfactor = 85);
      create index project_deliverables_project_id on project_deliverables (project_id, due_date, id);`);

    await runner.query(`
      create table sessions (
        id uuid primary key,
        profile_id uuid not null references profiles on delete cascade,
        user_agent text,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz
      );
      create index sessions_profile_id on sessions (profile_id);

      -- The rotation chain of a session. Only a hash is kept; parent_hash is the token that was exchanged for this one.
      create table refresh_tokens (
        token_hash bytea primary key,
        session_id uuid not null references sessions on delete cascade,
        parent_hash bytea,
        created_at timestamptz not null default now(),
        used_at timestamptz
      );
      create index refresh_tokens_session_id on refresh_tokens (session_id);

      create table one_time_tokens (
        token_hash bytea primary key,
        profile_id uuid not null references profiles on delete cascade,
        purpose text not null check (purpose in ('verify_email', 'reset_password')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index one_time_tokens_profile_id on one_time_tokens (profile_id, purpose);

      create table outbox_mails (
        id uuid primary key,
        recipient text not null,
        reply_to text,
        subject text not null,
        text_body text not null,
        html_body text not null,
        created_at timestamptz not null default now(),
        sent_at timestamptz
      );
      create index outbox_mails_created_at on outbox_mails (created_at desc);

      -- The layout that rate-limiter-flexible's PostgreSQL store expects.
      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table rate_limits, outbox_mails, one_time_tokens, refresh_tokens, sessions, project_deliverables,
        project_applications, team_projects, team_members, club_teams, projects, deliverable_templates,
        project_templates, startup_profiles, student_profiles, secret_code_reservations, club_profiles, profiles`);
  }
}
