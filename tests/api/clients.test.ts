import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  gql as apolloGql,
} from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { Client as UrqlClient, fetchExchange } from "@urql/core";
import { serverAudits } from "graphql-http";
import { ClientError, GraphQLClient } from "graphql-request";
import { insertAccessToken } from "../support/access-tokens.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";

/**
 * The clients that partners use, each in its own manner, and the audits of GraphQL over HTTP, on a server as it runs in
 * production.
 */
let server: TestServer;
let world: World;
let tokens: { full: string; reading: string };

beforeAll(async () => {
  server = await startTestServer({ environment: { NODE_ENV: "production" } });
  world = await createWorld(server);
  const { id } = world.people.owner;
  const scopes = ["profiles_read", "profiles_write", "projects_read", "projects_write"];
  const [full, reading] = await Promise.all([
    insertAccessToken(server.database, id, scopes),
    insertAccessToken(server.database, id, ["projects_read"]),
  ]);
  tokens = { full: full.token, reading: reading.token };
});
afterAll(() => server?.stop());

const PROJECT = "query Project($id: ID!) { project(id: $id) { id title } }";
const CREATE = "mutation CreateProject($input: CreateProjectInput!) { createProject(input: $input) { id title } }";
const WITHDRAW = "mutation WithdrawProject($id: ID!) { withdrawProject(input: { id: $id }) }";

interface Headers {
  authorization: string;
  "idempotency-key"?: string;
}

/** What a client makes of an answer: the data, or the errors' codes as that client tells them. */
interface Outcome {
  data?: unknown;
  codes?: unknown[];
}

type Send = (document: string, variables: Record<string, unknown>, headers: Headers) => Promise<Outcome>;

const codesOf = (errors: readonly { extensions?: Record<string, unknown> }[]) =>
  errors.map(({ extensions }) => extensions?.["code"]);

const apollo: Send = async (document, variables, headers) => {
  const link = ApolloLink.from([
    new SetContextLink(() => ({ headers })),
    new HttpLink({ uri: `${server.url}/graphql` }),
  ]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  try {
    const { data } = document.startsWith("query")
      ? await client.query({ query: apolloGql(document), variables })
      : await client.mutate({ mutation: apolloGql(document), variables });
    return { data };
  } catch (error) {
    if (!CombinedGraphQLErrors.is(error)) throw error;
    return { codes: codesOf(error.errors) };
  }
};

const urql: Send = async (document, variables, headers) => {
  const client = new UrqlClient({
    url: `${server.url}/graphql`,
    exchanges: [fetchExchange],
    fetchOptions: { headers: { ...headers } },
    preferGetMethod: false,
  });
  const { data, error } = document.startsWith("query")
    ? await client.query(document, variables).toPromise()
    : await client.mutation(document, variables).toPromise();
  if (error?.networkError) throw error;
  return error ? { codes: codesOf(error.graphQLErrors) } : { data };
};

const graphqlRequest: Send = async (document, variables, headers) => {
  try {
    return {
      data: await new GraphQLClient(`${server.url}/graphql`, { headers: { ...headers } }).request(document, variables),
    };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return { codes: codesOf((error.response.errors ?? []) as never) };
  }
};

/** Answers as they come over the wire. */
function outcomeOf(body: string): Outcome {
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: { extensions?: Record<string, unknown> }[] };
  return errors ? { codes: codesOf(errors) } : { data };
}

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

/** As /developers shows it: curl, and where there is none the same request byte by byte. */
const plain: Send = async (query, variables, headers) => {
  const sent = Object.entries({ "content-type": "application/json", ...headers });
  const body = JSON.stringify({ query, variables });
  if (hasCurl) {
    const parameters = [
      "--silent",
      "--show-error",
      `${server.url}/graphql`,
      ...sent.flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
      "--data-binary",
      body,
    ];
    const { stdout } = await promisify(execFile)("curl", parameters);
    return outcomeOf(stdout);
  }
  const request = httpRequest(`${server.url}/graphql`, { method: "POST", headers: Object.fromEntries(sent) }).end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return outcomeOf(await text(response));
};

const newProject = (title: string) => ({
  title,
  description: "Built by a partner's own program.",
  category: "WEB_DEVELOPMENT",
  skills: ["React"],
  startDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  duration: "4 weeks",
  teamSize: 3,
});

describe.each<[string, Send]>([
  ["Apollo Client", apollo],
  ["urql", urql],
  ["graphql-request", graphqlRequest],
  ["curl", plain],
])("%s", (name, send) => {
  const session = () => ({ authorization: `Bearer ${world.people.owner.token}` });
  const personal = (key?: string) => ({
    authorization: `Bearer ${tokens.full}`,
    ...(key && { "idempotency-key": key }),
  });

  test("asks with variables", async () => {
    const { data } = await send(PROJECT, { id: world.projects.open }, session());
    expect(data).toMatchObject({ project: { id: world.projects.open, title: expect.any(String) } });
  });

  test("reads the catalogued code of what is refused", async () => {
    const missing = { id: randomUUID() };
    expect(await send(WITHDRAW, missing, session())).toEqual({ codes: ["NOT_FOUND"] });
    expect(await send(PROJECT, missing, { authorization: "Bearer nonsense" })).toEqual({ codes: ["UNAUTHENTICATED"] });
    expect(await send("query Wrong($id: ID!) { project(id: $id) { nothing } }", missing, session())).toEqual({
      codes: ["GRAPHQL_VALIDATION_FAILED"],
    });
  });

  test("writes with a personal access token within its scopes", async () => {
    const { data } = await send(CREATE, { input: newProject(`By ${name}`) }, personal());
    expect(data).toMatchObject({ createProject: { title: `By ${name}` } });
    const { id } = (data as { createProject: { id: string } }).createProject;
    expect(await send(WITHDRAW, { id }, { authorization: `Bearer ${tokens.reading}` })).toEqual({
      codes: ["INSUFFICIENT_SCOPE"],
    });
    expect(await send(WITHDRAW, { id }, personal())).toEqual({
      data: expect.objectContaining({ withdrawProject: expect.anything() }),
    });
  });

  test("repeats a mutation under its Idempotency-Key without doing it again", async () => {
    const key = randomUUID();
    const input = newProject(`Once by ${name}`);
    const first = await send(CREATE, { input }, personal(key));
    expect(first.data).toMatchObject({ createProject: { id: expect.any(String) } });
    expect(await send(CREATE, { input }, personal(key))).toEqual(first);
    expect(await send(CREATE, { input: { ...input, teamSize: 4 } }, personal(key))).toEqual({
      codes: ["IDEMPOTENCY_KEY_REUSED"],
    });
    const { rows } = await server.database.query("select 1 from projects where title = $1", [input.title]);
    expect(rows).toHaveLength(1);
  });
});

describe("what GraphQL over HTTP requires, recommends and allows, as the reference implementation audits it", () => {
  // A GET says by this header that no foreign page sends it unasked; POSTs need nothing.
  const preflight = { "apollo-require-preflight": "1" };
  const fetchFn = (url: string, { headers, ...init }: RequestInit = {}) =>
    fetch(url, { ...init, headers: { ...headers, ...(init.method !== "POST" && preflight) } });
  const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn });

  test("there are 61 audits", () => {
    expect(audits).toHaveLength(61);
  });

  test.each(audits.map(({ id, name }) => [id, name]))("%s %s", async (id) => {
    const { status, ...result } = await audits.find((audit) => audit.id === id)!.fn();
    expect({ status, reason: "reason" in result ? result.reason : undefined }).toEqual({
      status: "ok",
      reason: undefined,
    });
  });
});
