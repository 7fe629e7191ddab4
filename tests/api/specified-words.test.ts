/** What the specification words literally and the server says. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { attempt } from "../support/writes.ts";

let server: TestServer;
let world: World;
let web: string;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), "quadwork-web-"));
  mkdirSync(join(web, "about"));
  // As the web app's build leaves its pages.
  writeFileSync(
    join(web, "about/index.html"),
    `<!DOCTYPE html><p>© <span data-current-year="true">2001</span> Quadwork</p>`,
  );
  server = await startTestServer({ environment: { WEB_ROOT: web, TIME_ZONE: "UTC" } });
  world = await createWorld(server);
});

afterAll(async () => {
  await server?.stop();
  rmSync(web, { recursive: true, force: true });
});

const project = {
  title: "New",
  description: "Text",
  category: "OTHER",
  skills: ["React"],
  startDate: "2030-02-01",
  duration: "1-2 weeks",
  teamSize: 2,
};

test.each<[PersonName | null, string, string]>([
  [null, "UNAUTHENTICATED", "No authenticated user found"],
  ["head", "FORBIDDEN", "Only startup users can create projects. Your account type is: club_head"],
  ["member", "FORBIDDEN", "Only startup users can create projects. Your account type is: student"],
])("createProject refuses %s with %s", async (person, code, message) => {
  const { refusal } = await attempt(server, person && world.people[person], "createProject", project);
  expect(refusal).toMatchObject({ code, message });
});

test.each(["br", "gzip", "identity"])(
  "the copyright year is the current year, not that of the build (%s)",
  async (encoding) => {
    const response = await fetch(`${server.url}/about`, { headers: { "accept-encoding": encoding } });
    expect(await response.text()).toContain(`>${new Date().getUTCFullYear()}</span> Quadwork`);
  },
);
