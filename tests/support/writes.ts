/** Writes projects, teams and applications through the API, and checks that a refused write changes nothing. */
import type { Person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** Why a write was refused. */
export interface Refusal {
  code: string;
  message: string;
  /** Field path → what is wrong with it. */
  fields?: Record<string, string> | undefined;
}

/** The sender of a request; null for a guest. */
export type Sender = Pick<Person, "token"> | null;

const document = (name: string, selection: string) =>
  `mutation Write($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) ${selection} }`;

/** Mutations that return an id instead of an object. */
const answeredById = new Set([
  "deleteTeam",
  "withdrawApplication",
  "withdrawMembershipInvitation",
  "withdrawRosterInvitation",
  "endMembership",
  "declineHandover",
  "withdrawHandover",
  "withdrawProject",
  "deleteDeliverable",
  "endSession",
]);

/** Runs a mutation by name. Returns its answer, or why it was refused. */
export async function attempt<Result = { id: string }>(
  server: TestServer,
  sender: Sender,
  name: string,
  input: object,
  selection = answeredById.has(name) ? "" : "{ id }",
): Promise<{ result: Result | null; refusal: Refusal | null }> {
  const { body } = await server.graphql<Record<string, Result>>(
    document(name, selection),
    { input },
    { token: sender?.token },
  );
  const [error] = body.errors ?? [];
  if (error)
    return {
      result: null,
      refusal: { code: error.extensions?.code ?? "none", message: error.message, fields: error.extensions?.fields },
    };
  return { result: body.data?.[name] ?? null, refusal: null };
}

/** Like {@link attempt}, for mutations that must succeed. */
export async function write<Result = { id: string }>(
  server: TestServer,
  sender: Sender,
  name: string,
  input: object,
  selection?: string,
): Promise<Result> {
  const { result, refusal } = await attempt<Result>(server, sender, name, input, selection);
  if (refusal) throw new Error(`${name} was refused: ${JSON.stringify(refusal)}`);
  return result as Result;
}

/** Deletes the account of a person, with what has to be entered for that; `change` is entered instead. */
export const deleteAccount = (
  server: TestServer,
  person: Pick<Person, "token" | "email" | "password">,
  change: object = {},
) =>
  attempt<boolean>(
    server,
    person,
    "deleteAccount",
    { password: person.password, confirmation: person.email, ...change },
    "",
  );

/** Everything that teams and applications consist of, as one text. */
export async function everythingWritten({ database }: TestServer): Promise<string> {
  const tables = ["projects", "club_teams", "team_members", "team_projects", "project_applications"];
  const contents = tables.map((table) => `(select json_agg(row order by row::text)::text from ${table} row)`);
  const { rows } = await database.query<{ contents: string }>(
    `select json_build_array(${contents.join(", ")})::text as contents`,
  );
  return rows[0]?.contents ?? "";
}

/** Why a mutation is refused; fails when it is not refused or changes anything. */
export async function refusalOf(server: TestServer, sender: Sender, name: string, input: object): Promise<Refusal> {
  const before = await everythingWritten(server);
  const { refusal } = await attempt(server, sender, name, input);
  if (!refusal) throw new Error(`${name} was not refused`);
  if ((await everythingWritten(server)) !== before) throw new Error(`${name} was refused but changed something`);
  return refusal;
}

/** Creates a team of the head's club with these students. @returns its id. */
export async function createTeam(
  server: TestServer,
  head: Sender,
  students: { id: string }[] = [],
  details: object = {},
): Promise<string> {
  const { id } = await write(server, head, "createTeam", { teamName: "Builders", ...details });
  if (students.length)
    await write(server, head, "addTeamMembers", { teamId: id, studentIds: students.map((student) => student.id) });
  return id;
}

/** Applies for the head's club. @returns the application's id. */
export async function apply(server: TestServer, head: Sender, projectId: string, teamId: string): Promise<string> {
  const { id } = await write(server, head, "submitApplication", {
    projectId,
    teamId,
    message: "We would like to build this.",
  });
  return id;
}

/** Invites a club. @returns the application's id. */
export async function invite(server: TestServer, startup: Sender, projectId: string, clubId: string): Promise<string> {
  const { id } = await write(server, startup, "inviteClub", {
    projectId,
    clubId,
    message: "We would like to work with you.",
  });
  return id;
}
