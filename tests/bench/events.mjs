/**
 * `npm run bench:events`: how long one event takes to reach 500 clients on two server processes. Each client is a
 * different person; the server checks the policy and sends the changed row for each. Timed from sending the mutation
 * that causes the event to the last client's message.
 *
 * Options: `npm run bench:events -- ROUNDS CLIENTS`, by default 20 rounds and 500 clients.
 */
import { execFile } from "node:child_process";
import { createSecretKey, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "graphql-ws";
import jwt from "jsonwebtoken";
import pg from "pg";
import { WebSocket } from "ws";
import { startEmbeddedPostgres } from "../../server/dist/database/embedded-postgres.js";
import { repository, startProcess, stopProcesses } from "./start-process.mjs";

const [rounds = 20, clients = 500] = process.argv.slice(2).map(Number);
const limitMilliseconds = 1000;
const secret = "a-secret-that-only-this-benchmark-uses";

const [startup, head, project, team, deliverable] = Array.from({ length: 5 }, () => randomUUID());
const students = Array.from({ length: clients }, () => randomUUID());
const people = [startup, head, ...students];
const sessions = people.map(() => randomUUID());
const roleOf = (index) => ["startup", "club_head"][index] ?? "student";

/** A club whose team, made of all the students, works on a startup's project. */
const fill = [
  [
    `insert into profiles (id, email, password_hash, email_verified_at, first_name, last_name, user_type)
     select id, 'person-' || place || '@bench.example', 'none', now(), 'Person', place, role from unnest($1::uuid[], $2::text[]) with ordinality person(id, role, place)`,
    [people, people.map((_id, index) => roleOf(index))],
  ],
  [
    "insert into sessions (id, profile_id, expires_at) select id, person, now() + interval '1 day' from " +
      "unnest($1::uuid[], $2::uuid[]) session(id, person)",
    [sessions, people],
  ],
  [
    "insert into startup_profiles (id, company_name, position, industry) values ($1, 'Bench', 'Founder', 'tech')",
    [startup],
  ],
  [
    "insert into club_profiles (id, club_name, college_name, secret_code, club_type) values ($1, 'Club', " +
      "'College', 'BENCH1', 'technical')",
    [head],
  ],
  ["insert into memberships (profile_id, startup_id, role) values ($1, $1, 'owner')", [startup]],
  ["insert into memberships (profile_id, club_id, role) values ($1, $1, 'head')", [head]],
  [
    "insert into student_profiles (id, club_id, education, resume_url, skills) select id, $1, 'B.Sc.', " +
      "'https://drive.google.com/file/d/bench', '{}' from unnest($2::uuid[]) id",
    [head, students],
  ],
  [
    `insert into projects (id, title, description, category, skills, start_date, duration, team_size, startup_id, status)
     values ($1, 'Project', 'Text', 'other', '{}', '2030-01-01', '1 month', 4, $2, 'in_progress')`,
    [project, startup],
  ],
  ["insert into club_teams (id, team_name, club_id, team_lead_id) values ($1, 'Team', $2, $2)", [team, head]],
  ["insert into team_members (team_id, student_id) select $1, id from unnest($2::uuid[]) id", [team, students]],
  [
    `insert into project_applications (id, project_id, club_id, team_id, initiated_by, status, message, answered_at)
     values ($1, $2, $3, $4, 'club', 'approved', 'Text', now())`,
    [randomUUID(), project, head, team],
  ],
  ["insert into team_projects (team_id, project_id) values ($1, $2)", [team, project]],
  [
    "insert into project_deliverables (id, project_id, title, due_date) values ($1, $2, 'Deliverable', '2030-02-01')",
    [deliverable, project],
  ],
];

const tokenOf = (index) =>
  jwt.sign({ sub: people[index], sid: sessions[index], role: roleOf(index) }, createSecretKey(Buffer.from(secret)), {
    issuer: "quadwork",
    audience: "quadwork-api",
    expiresIn: "1h",
  });

const followed = `subscription { deliverableChanged { kind projectId deliverable { id title dueDate isCompleted isOverdue project { title } } } }`;

/**
 * Connects a person. Resolves once the subscription is active: a second subscription, sent after it and refused for its
 * variable, has been answered.
 */
async function follow(url, index, onChange) {
  const client = createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${tokenOf(index)}` },
    retryAttempts: 0,
  });
  const failed = (error) => {
    throw new Error(`A subscription failed: ${JSON.stringify(error)}`);
  };
  client.subscribe(
    { query: followed },
    {
      next: ({ data, errors }) => (errors ? failed(errors) : onChange(data.deliverableChanged)),
      error: failed,
      complete() {},
    },
  );
  await new Promise((resolve) => {
    client.subscribe(
      { query: "subscription ($id: ID) { projectStatusChanged(projectId: $id) { id } }", variables: { id: {} } },
      { next() {}, error: resolve, complete: resolve },
    );
  });
  return client;
}

const setCompletion = async (url, isCompleted) => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokenOf(0)}` },
    body: JSON.stringify({
      query: "mutation ($input: SetDeliverableCompletionInput!) { setDeliverableCompletion(input: $input) { id } }",
      variables: { input: { id: deliverable, isCompleted } },
    }),
  });
  const { errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
};

const directory = mkdtempSync(join(tmpdir(), "quadwork-bench-"));
const postgres = await startEmbeddedPostgres({ directory, durability: "none" });
const servers = [];
try {
  const environment = {
    DATABASE_URL: postgres.url,
    JWT_SECRET: secret,
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    RATE_LIMIT_SCALE: "100",
  };
  await promisify(execFile)(process.execPath, [join(repository, "server/dist/migrate.js")], {
    env: { ...process.env, ...environment },
  });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  for (const [statement, values] of fill) await database.query(statement, values);
  await database.end();
  for (let number = 0; number < 2; number++) servers.push(await startProcess("server/dist/main.js", environment));

  let left = 0;
  let allTold;
  const onChange = ({ deliverable: { id } }) => {
    if (id === deliverable && --left === 0) allTold();
  };
  const connections = await Promise.all(
    students.map((_id, index) => follow(servers[index % 2].url, index + 2, onChange)),
  );

  const times = [];
  for (let round = 0; round < rounds; round++) {
    left = clients;
    const told = new Promise((resolve) => (allTold = resolve));
    const begun = performance.now();
    await Promise.all([setCompletion(servers[round % 2].url, round % 2 === 0), told]);
    times.push(performance.now() - begun);
  }
  for (const connection of connections) await connection.dispose();

  const sorted = times.toSorted((one, other) => one - other);
  const [median, worst] = [sorted[Math.floor(rounds / 2)], sorted.at(-1)];
  const kept = worst <= limitMilliseconds;
  console.log(
    `One event reaches ${clients} clients on two server processes: median ${median.toFixed(0)} ms, first ${times[0].toFixed(0)} ms, slowest ${worst.toFixed(0)} ms of ${rounds} (at most ${limitMilliseconds}: ${kept ? "kept" : "MISSED"})`,
  );
  if (!kept) process.exitCode = 1;
} finally {
  await stopProcesses(servers);
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
