/**
 * The developers' pages as they are served: their programs run, their answers are the API's, and their links lead
 * somewhere.
 */
import { execFile, spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { errorMessages, WebhookEvent, webhookEventOf } from "@quadwork/server/contract";
import { isEnumType, isInputObjectType, isObjectType } from "graphql";
import { insertAccessToken } from "../support/access-tokens.ts";
import { freePort } from "../support/server-process.ts";
import { repository } from "../support/test-database.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { createWebhook, deliveriesOf } from "../support/webhooks.ts";
import { createWorld, type World } from "../support/world.ts";
import { write } from "../support/writes.ts";
import { schemaOf } from "./schema-facts.ts";

let server: TestServer;
let world: World;
let folder: string;
let token: string;
let programs: Program[];
const pages: Record<string, string> = {};

interface Program {
  name: string;
  language: string | undefined;
  code: string;
}

const unescaped = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** Everything on a page that is marked as an example. */
const programsIn = (html: string): Program[] =>
  [...html.matchAll(/<pre([^>]*)><code>([^<]*)<\/code><\/pre>/g)].flatMap(([, attributes = "", code = ""]) => {
    const name = /data-example="(\w+)"/.exec(attributes)?.[1];
    return name ? [{ name, language: /data-language="(\w+)"/.exec(attributes)?.[1], code: unescaped(code) }] : [];
  });

const codeOf = (name: string, language?: string) => {
  const found = programs.find((each) => each.name === name && each.language === language);
  if (!found) throw new Error(`The page has no example "${name}" in ${language ?? "no language"}`);
  return found.code;
};

const files: Record<string, [file: string, command: string, ...parameters: string[]]> = {
  curl: ["example.sh", "bash"],
  javascript: ["example.mjs", process.execPath],
  python: ["example.py", "python3"],
};

/** Runs a program of the page beside the function that it imports. @returns what it prints. */
async function run(name: string, language: string, change = (code: string) => code): Promise<string> {
  const [file, command] = files[language]!;
  await writeFile(join(folder, file), change(codeOf(name, language)));
  const environment = { PATH: process.env["PATH"], QUADWORK_TOKEN: token };
  return (await promisify(execFile)(command, [file], { cwd: folder, env: environment })).stdout;
}

const available = {
  curl: spawnSync("curl", ["--version"]).status === 0,
  javascript: true,
  python: spawnSync("python3", ["--version"]).status === 0,
};
const languages = Object.keys(available) as (keyof typeof available)[];
/** What this machine can run; of the others it still sees that they ask the right address. */
const installed = languages.filter((language) => available[language]);

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
  ({ token } = await insertAccessToken(server.database, world.people.owner.id, [
    "profiles_read",
    "projects_write",
    "webhooks_write",
    "applications_read",
    "deliverables_read",
  ]));
  for (const path of ["/developers", "/developers/events", "/developers/reference"])
    pages[path] = await (await fetch(server.url + path)).text();
  programs = programsIn(pages["/developers"]! + pages["/developers/events"]!);
  folder = await mkdtemp(join(tmpdir(), "quadwork-examples-"));
  await writeFile(join(folder, "quadwork.mjs"), codeOf("asking", "javascript"));
  await writeFile(join(folder, "quadwork.py"), codeOf("asking", "python"));
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const openTitles = async () =>
  (await server.database.query<{ title: string }>("select title from projects where status = 'open'")).rows
    .map(({ title }) => title)
    .sort();

test("every program asks this installation", () => {
  for (const language of languages)
    expect(codeOf(language === "curl" ? "query" : "asking", language)).toContain(`${server.url}/graphql`);
  expect(pages["/developers"]).not.toContain("origin.invalid");
});

test.each(installed)("the first query answers in %s", async (language) => {
  const printed = await run("query", language);
  for (const title of await openTitles()) expect(printed).toContain(title);
});

test.each(installed)("the first mutation posts a project in %s", async (language) => {
  const posted = async () => (await openTitles()).filter((title) => title === "Landing page").length;
  const before = await posted();
  const printed = await run("mutation", language);
  expect(printed).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
  expect(await posted()).toBe(before + 1);
  // The key written into the command makes it one project, however often it is run; the others make a new key each.
  if (language !== "curl") return;
  expect((JSON.parse(await run("mutation", language)) as { data: unknown }).data).toEqual(
    (JSON.parse(printed) as { data: unknown }).data,
  );
  expect(await posted()).toBe(before + 1);
});

test.each(installed)("reading page by page reaches every project in %s", async (language) => {
  const printed = await run("paging", language);
  const { projects } = await server.request<{ projects: { nodes: { id: string }[] } }>(
    "{ projects(first: 100) { nodes { id } } }",
    {},
    { token },
  );
  expect(projects.nodes.length).toBeGreaterThan(4);
  for (const { id } of projects.nodes) expect(printed).toContain(id);
});

test("asking by hash works the first time and the second", async () => {
  expect((await run("persisted", "javascript")).trim()).not.toBe("");
  expect(await run("persisted", "javascript")).toBe(await run("persisted", "javascript"));
});

test("the answer with an error is one that the API gives", async () => {
  const input = {
    title: "",
    description: "Text",
    category: "OTHER",
    skills: ["React"],
    startDate: "2099-02-01",
    duration: "1 week",
    teamSize: 2,
  };
  const { body } = await server.graphql(
    "mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }",
    { input },
    { token },
  );
  const shown = JSON.parse(codeOf("badInput")) as object;
  expect({ data: body.data, errors: body.errors }).toMatchObject(shown);
});

test("the answer's cost has the members that are shown", async () => {
  const { cost } = (JSON.parse(`{${codeOf("cost")}}`) as { extensions: { cost: object } }).extensions;
  const { body } = await server.graphql(
    "{ projects(first: 10) { nodes { title startup { companyName } } } }",
    {},
    { token },
  );
  const answered = body.extensions?.["cost"] as Record<string, unknown>;
  expect(Object.keys(answered)).toEqual(Object.keys(cost));
  // React's marks between texts are no part of what is read.
  const objects = Number(answered["requested"]) - Number(answered["selects"]);
  expect(pages["/developers"]!.replaceAll("<!-- -->", "")).toContain(`${objects} plus its SELECTs.`);
});

/** A program of the page that runs until the test is over. */
async function start(name: string, language: string, environment: Record<string, string> = {}) {
  const [file, command] = files[language]!;
  await writeFile(join(folder, file), codeOf(name, language));
  const child = spawn(command, [file], {
    cwd: folder,
    env: { PATH: process.env["PATH"], QUADWORK_TOKEN: token, ...environment },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  return {
    printed: () => printed,
    /** Resolves once it has printed this. */
    prints: (text: string) =>
      until(
        () => printed,
        (sofar) => sofar.includes(text),
      ),
    stop: () => child.kill(),
  };
}

describe("the page about events", () => {
  test("follows deliverables over a WebSocket", async () => {
    await symlink(join(repository, "node_modules"), join(folder, "node_modules"));
    const follower = await start("following", "javascript");
    try {
      // It does not say when it has connected, so that something happens until it notices.
      const happen = () =>
        write(server, world.people.owner, "addDeliverable", {
          projectId: world.projects.running,
          title: "Followed",
          dueDate: "2030-02-01",
        });
      await until(
        async () => (await happen(), follower.printed()),
        (printed) => printed !== "",
      );
      await follower.prints("isCompleted: false");
      expect(follower.printed()).toContain("title: 'Followed'");
    } finally {
      follower.stop();
    }
  });

  test.each(installed.filter((language) => language === "curl"))("subscribes an address in %s", async (language) => {
    // The page's address is a reserved one, which no name server knows.
    const printed = await run("subscribing", language, (code) =>
      code.replace("https://hooks.example.com", "http://127.0.0.1:4999"),
    );
    const { data } = JSON.parse(printed) as { data: { createWebhook: { secret: string } } };
    expect(data.createWebhook.secret).toMatch(/^whsec_/);
  });

  test.each(installed.filter((language) => language !== "curl"))(
    "receives what Quadwork sends, and nothing else, in %s",
    async (language) => {
      const port = await freePort();
      const address = `http://127.0.0.1:${port}/`;
      const webhook = await createWebhook(server, world.people.owner, address, ["DELIVERABLE_CREATED"]);
      const receiver = await start("receiving", language, {
        QUADWORK_WEBHOOK_SECRET: webhook.secret,
        PORT: String(port),
      });
      try {
        const forged = () =>
          fetch(address, {
            method: "POST",
            body: "{}",
            headers: {
              "webhook-id": "1",
              "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
              "webhook-signature": "v1,AAAA",
            },
          });
        const refused = await until(
          () => forged().catch(() => null),
          (answer) => answer !== null,
        );
        expect(refused!.status).toBe(401);
        await write(server, world.people.owner, "pingWebhook", { id: webhook.id });
        await until(
          () => deliveriesOf(server, world.people.owner, webhook.id),
          ([delivery]) => delivery?.state === "DELIVERED",
        );
        await receiver.prints(webhook.id);
        expect(receiver.printed()).toContain("ping");
      } finally {
        receiver.stop();
      }
    },
  );

  test("names every event as it is sent", () => {
    const types = [...pages["/developers/events"]!.matchAll(/<dt><code>([\w.]+)<\/code>/g)].map(([, type]) => type!);
    expect(types.map((type) => webhookEventOf(type)).sort()).toEqual(Object.values(WebhookEvent).sort());
  });
});

describe("the reference", () => {
  const ids = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

  test("has an address for every type, field and value, and for every error code", async () => {
    const schema = await schemaOf(server);
    const expected = [...Object.keys(errorMessages)];
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith("__") || ["String", "Int", "Float", "Boolean", "ID"].includes(type.name)) continue;
      expected.push(type.name);
      if (isObjectType(type) || isInputObjectType(type))
        expected.push(...Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
      if (isEnumType(type)) expected.push(...type.getValues().map((value) => `${type.name}.${value.name}`));
    }
    const present = ids(pages["/developers/reference"]!);
    expect(expected.filter((id) => !present.has(id))).toEqual([]);
  });

  test("names no address twice", () => {
    for (const [path, html] of Object.entries(pages)) {
      const all = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([path, all.filter((id, index) => all.indexOf(id) !== index)]).toEqual([path, []]);
    }
  });

  test("says who may call an operation, with which scope, and its errors", () => {
    const html = pages["/developers/reference"]!;
    const entry = html.slice(html.indexOf('id="Mutation.createProject"'), html.indexOf('id="Mutation.createTeam"'));
    expect(entry).toContain("startups");
    expect(entry).toContain('href="#AccessScope.PROJECTS_WRITE"');
    expect(entry).toContain('href="#BAD_USER_INPUT"');
  });

  test("no link on these pages leads nowhere", async () => {
    for (const [path, html] of Object.entries(pages)) {
      const links = [...html.matchAll(/ href="([^"]+)"/g)]
        .map(([, link]) => new URL(unescaped(link!), server.url + path))
        .filter(({ origin }) => origin === server.url);
      const dead = links
        .filter(
          ({ pathname, hash }) =>
            hash && pages[pathname] && !ids(pages[pathname]).has(decodeURIComponent(hash.slice(1))),
        )
        .map(({ href }) => href);
      for (const pathname of new Set(links.map((link) => link.pathname))) {
        const { status } = await fetch(server.url + pathname, { headers: { accept: "text/html" } });
        if (status !== 200) dead.push(pathname);
      }
      expect([path, dead]).toEqual([path, []]);
    }
  });
});
