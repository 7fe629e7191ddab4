import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getNamedType, isEnumType, isInputObjectType, isLeafType, isObjectType, type GraphQLSchema } from "graphql";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { repository } from "../support/test-database.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { builtSchema, roots, schemaOf, type BuiltSchema } from "./schema-facts.ts";

let server: TestServer;
let world: World;
let schema: GraphQLSchema;
let built: BuiltSchema;

beforeAll(async () => {
  [server, built] = await Promise.all([startTestServer(), builtSchema()]);
  [world, schema] = await Promise.all([createWorld(server), schemaOf(server)]);
});

afterAll(() => server?.stop());

test("schema.graphql is what the server emits", async () => {
  const committed = await readFile(join(repository, "schema.graphql"), "utf8");
  expect(committed.replace(/^(#.*)?\n/gm, "").trim()).toBe(built.printed.replace(/^\n/gm, "").trim());
});

test("every operation and every action a field names is in the permission table", () => {
  const operations = built.fields.filter(({ type }) => roots.has(type));
  expect(operations.filter(({ action }) => action === null)).toEqual([]);
  expect(built.fields.filter(({ action }) => action !== null && !built.actions.includes(action))).toEqual([]);
});

test("everything a partner reads has a description", () => {
  const missing: string[] = [];
  const look = (name: string, { description }: { description?: string | null | undefined }) => {
    if (!description?.trim()) missing.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  expect(missing).toEqual([]);
});

test("descriptions of mutations and subscriptions name only errors that the catalogue has", () => {
  const catalogued = new Set(["BAD_USER_INPUT", "INVALID_CREDENTIALS", "EMAIL_NOT_VERIFIED", "FACTOR_REQUIRED", "CHALLENGE_EXPIRED", "INVALID_CODE", "FACTOR_ALREADY_ENROLLED", "INVALID_TOKEN", "EXPIRED_TOKEN", "SESSION_EXPIRED", "INVALID_CLUB_CODE", "ALREADY_IN_CLUB", "WORK_IN_PROGRESS", "ALREADY_APPLIED",
    "PROJECT_NOT_OPEN", "PROJECT_NOT_IN_PROGRESS", "APPLICATION_NOT_PENDING", "MEMBER_ALREADY_EXISTS", "TEAM_IN_USE", "NOT_FOUND", "FORBIDDEN", "RATE_LIMITED", "CONFLICT", "TOO_MANY_ACCESS_TOKENS", "TOO_MANY_WEBHOOKS", "WEBHOOK_DISABLED", "UNAUTHENTICATED", "INSUFFICIENT_SCOPE"]);
  for (const field of [schema.getMutationType()!, schema.getSubscriptionType()!].flatMap((type) => Object.values(type.getFields()))) {
    const named = /Errors: ([^.]*)\./.exec(field.description ?? "")?.[1]?.match(/[A-Z]+(_[A-Z]+)+/g) ?? [];
    expect(named.filter((code) => !catalogued.has(code))).toEqual([]);
  }
});

/** How a row of each viewed type is reached, by somebody for whom most of it is filled. */
const ways: Record<string, { as: PersonName; path: (world: World) => string[] }> = {
  Profile: { as: "member", path: () => ["me"] },
  SecondFactor: { as: "applicant", path: () => ["me", "secondFactor"] },
  ActiveSession: { as: "member", path: () => ["sessions"] },
  AccountDeletionPreview: { as: "member", path: () => ["accountDeletionPreview"] },
  PersonalData: { as: "member", path: () => ["personalData"] },
  Club: { as: "head", path: ({ people }) => [`club(id: "${people.head.id}")`] },
  Student: { as: "member", path: ({ people }) => [`student(id: "${people.member.id}")`] },
  Startup: { as: "owner", path: ({ people }) => [`startup(id: "${people.owner.id}")`] },
  AuditEvent: { as: "owner", path: () => ["auditLog", "nodes"] },
  AccessToken: { as: "head", path: () => ["accessTokens", "nodes"] },
  Webhook: { as: "strangerHead", path: () => ["webhooks", "nodes"] },
  WebhookDelivery: { as: "strangerHead", path: () => ["webhooks", "nodes", "deliveries", "nodes"] },
  Project: { as: "head", path: ({ projects }) => [`project(id: "${projects.running}")`] },
  ProjectTemplate: { as: "owner", path: () => ["projectTemplates"] },
  DeliverableTemplate: { as: "owner", path: () => ["deliverableTemplates(category: OTHER)"] },
  Team: { as: "head", path: ({ teams }) => [`team(id: "${teams.team}")`] },
  TeamMember: { as: "head", path: ({ teams }) => [`team(id: "${teams.team}")`, "members", "nodes"] },
  Application: { as: "head", path: ({ applications }) => [`application(id: "${applications.approved}")`] },
  Deliverable: { as: "member", path: ({ deliverables }) => [`deliverable(id: "${deliverables.running}")`] },
};

/** Fields that are null for every row of the world, or for that viewer by the specification. */
const emptyForGoodReason = new Set([
  "ActiveSession.userAgent", "AuditEvent.accessTokenName", "Profile.avatarUrl", "Profile.startup", "Profile.secondFactor", "Club.description", "Club.logoUrl", "Student.avatarUrl", "Startup.website", "Startup.description", "Startup.logoUrl",
  "Webhook.disabledReason", "Project.stipend", "Project.completedAt", "Project.applications", "Team.description", "Deliverable.description",
]);

test("every viewed type is reached", () => {
  expect(built.viewed.filter((type) => type !== "Query" && !(type in ways))).toEqual([]);
});

test.each(Object.keys(ways))("every field of %s is read from a real row", async (name) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  const { as, path } = ways[name]!;
  const steps = path(world);
  const fields = Object.values(type.getFields());
  const selection = fields.map((field) => `${field.name} ${isLeafType(getNamedType(field.type)) ? "" : "{ __typename }"}`).join(" ");
  // Asked one by one as well, since a field whose SQL is wrong would hide the others' trouble.
  const documents = [selection, ...fields.map((field) => `${field.name} ${isLeafType(getNamedType(field.type)) ? "" : "{ __typename }"}`)].map(
    (selected) => `{ ${steps.join(" { ")} { ${selected} } ${"} ".repeat(steps.length)}`,
  );
  const [whole, ...single] = await Promise.all(documents.map((document) => server.graphql(document, {}, { token: world.people[as].token })));
  expect(fields.filter((_field, index) => single[index]!.body.errors).map((field) => field.name)).toEqual([]);
  expect(whole!.body.errors).toBeUndefined();
  const rows = steps.reduce<unknown>((value, step) => {
    const field = step.replace(/\(.*/, "");
    return Array.isArray(value) ? value.flatMap((row: Record<string, unknown>) => row[field]) : (value as Record<string, unknown>)[field];
  }, whole!.body.data);
  const each = (Array.isArray(rows) ? rows : [rows]) as Record<string, unknown>[];
  expect(each.length).toBeGreaterThan(0);
  const filled = (field: string) => each.some((row) => row[field] !== null && row[field] !== undefined);
  expect(fields.map((field) => field.name).filter((field) => !filled(field) && !emptyForGoodReason.has(`${name}.${field}`))).toEqual([]);
});
