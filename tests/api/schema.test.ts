import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorMessages } from "@quadwork/server/contract";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLSchema,
} from "graphql";
import { listedErrors } from "../support/listed-errors.ts";
import { insertFailedJob, insertFailedMail } from "../support/operators.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { repository } from "../support/test-database.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { builtSchema, roots, schemaOf, type BuiltSchema } from "./schema-facts.ts";

let server: TestServer;
let world: World;
let schema: GraphQLSchema;
let built: BuiltSchema;

beforeAll(async () => {
  [server, built] = await Promise.all([borrowTestServer(), builtSchema()]);
  [world, schema] = await Promise.all([createWorld(server), schemaOf(server)]);
  await Promise.all([insertFailedMail(server, "asha@new.example"), insertFailedJob(server, "a_job", 20)]);
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

/** Every type, field, argument and value that partners read about. */
function everythingDescribed(): { path: string; name: string; description: string }[] {
  const found: { path: string; name: string; description: string }[] = [];
  const look = (path: string, { name, description }: { name: string; description?: string | null | undefined }) =>
    found.push({ path, name, description: description?.trim() ?? "" });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  return found;
}

/** A description without what is appended to it: errors, who may, and the scope. */
const withoutNotes = (description: string) => description.replace(/ ?(Errors|Access|Scope): .*$/s, "");

test("everything a partner reads has a description", () => {
  expect(
    everythingDescribed()
      .filter(({ description }) => !withoutNotes(description))
      .map(({ path }) => path),
  ).toEqual([]);
});

test("lists that grow are narrowed and paged alike", () => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const node = /^(\w+)Connection$/.exec(getNamedType(field.type).name)?.[1];
      if (!node) continue;
      const shape = field.args.map(({ name, type: argument }) => `${name}: ${String(argument)}`).sort();
      const filter = schema.getType(`${node}Filter`);
      expect([type.name, field.name, ...shape]).toEqual([
        type.name,
        field.name,
        "after: String",
        ...(filter ? [`filter: ${filter.name}`] : []),
        "first: Int!",
      ]);
    }
  }
});

/** Lists of objects that take no page size, and what bounds each. */
const boundedLists: Record<string, string> = {
  "AccountDeletionPreview.projectsInProgress": "the reader: 10",
  "Mutation.importRoster": "one for each row of the input: 100",
  "Query.deliverableTemplates": "the reader: 100; rows come with migrations only",
  "Query.operatorDays": "the statement: 30",
  "Query.projectTemplates": "the reader: 100; rows come with migrations only",
  "Query.rosterPreview": "one for each row of the input: 100",
  "SessionUser.factors": "the unique index on person, type and status: 4",
  "SessionUser.identities": "there is one",
};

test("every list of objects is a page or has a bound", () => {
  const objectTypes = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith("__"));
  const unpaged = objectTypes
    .filter(({ name }) => !name.endsWith("Connection"))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })))
    .filter(({ field }) => String(field.type).startsWith("[") && isObjectType(getNamedType(field.type)));
  expect(
    unpaged
      .filter(({ field }) => !field.args.some(({ name }) => name === "first"))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(Object.keys(boundedLists));
});

test("descriptions say more than the name", () => {
  const fillers = new Set(["a", "an", "the", "this", "that", "of", "its", "is", "to", "which", "what"]);
  const words = (text: string) =>
    text
      .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word && !fillers.has(word));
  const bare: string[] = [];
  for (const { path, name, description } of everythingDescribed()) {
    const known = new Set(words(name));
    if (words(withoutNotes(description)).every((word) => known.has(word))) bare.push(path);
  }
  expect(bare).toEqual([]);
});

test("every mutation lists its errors, all of them catalogued", () => {
  const { all, byMutation } = listedErrors();
  const catalogued = new Set(Object.keys(errorMessages));
  expect([...byMutation.keys()].sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort());
  // Whatever lists errors lists only those, so that nothing else is taken for a code.
  const listed = everythingDescribed().flatMap(({ path, description }) =>
    (/Errors: ([^.]*)\./.exec(description)?.[1]?.split(", ") ?? []).map((code) => `${path}: ${code}`),
  );
  expect(listed.filter((each) => !catalogued.has(each.split(": ")[1]!))).toEqual([]);
  expect(all.size).toBeGreaterThan(5);
  expect([...all].filter((code) => !catalogued.has(code))).toEqual([]);
  // What only ends sessions of one's own cannot be refused to who is logged in.
  expect([...byMutation].filter(([, codes]) => codes.size === 0).map(([mutation]) => mutation)).toEqual([
    "endAllSessions",
    "endOtherSessions",
    "logOut",
  ]);
});

test("every operation says who may call it, and every scope is one", () => {
  const scopes = new Set((schema.getType("AccessScope") as GraphQLEnumType).getValues().map(({ name }) => name));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  );
  expect(
    roots
      .filter(({ description }) => !/ Access: [a-z ,]+\.( Scope: \w+\.)?$/.test(description ?? ""))
      .map(({ name }) => name),
  ).toEqual([]);
  const named = everythingDescribed().flatMap(({ description }) =>
    [...description.matchAll(/Scope: (\w+)\./g)].map(([, scope]) => scope!),
  );
  expect(named.filter((scope) => !scopes.has(scope))).toEqual([]);
});

/** How a row of each viewed type is reached, by somebody for whom most of it is filled. */
const ways: Record<string, { as: PersonName; by?: "mutation"; path: (world: World) => string[] }> = {
  Profile: { as: "deputy", path: () => ["me"] },
  SecondFactor: { as: "applicant", path: () => ["me", "secondFactor"] },
  ActiveSession: { as: "member", path: () => ["sessions", "nodes"] },
  AccountDeletionPreview: { as: "member", path: () => ["accountDeletionPreview"] },
  PersonalData: { as: "member", path: () => ["personalData"] },
  Club: { as: "head", path: ({ clubs }) => [`club(id: "${clubs.head}")`] },
  Membership: { as: "head", path: () => ["me", "membership"] },
  MembershipInvitation: {
    as: "head",
    path: ({ clubs }) => [`club(id: "${clubs.head}")`, "membershipInvitations", "nodes"],
  },
  RosterInvitation: {
    as: "head",
    path: ({ clubs }) => [`club(id: "${clubs.head}")`, "rosterInvitations", "nodes"],
  },
  Handover: { as: "owner", path: ({ startups }) => [`startup(id: "${startups.owner}")`, "handover"] },
  Report: { as: "stranger", path: () => ["sentReports", "nodes"] },
  ReportReview: { as: "applicant", path: () => ["openReports", "nodes"] },
  Student: { as: "head", path: ({ people }) => [`student(id: "${people.member.id}")`] },
  Verification: { as: "member", path: ({ clubs }) => [`club(id: "${clubs.head}")`, "verification"] },
  VerificationChallenge: {
    as: "owner",
    path: ({ startups }) => [`startup(id: "${startups.owner}")`, "verificationChallenge"],
  },
  Startup: { as: "owner", path: ({ startups }) => [`startup(id: "${startups.owner}")`] },
  AuditEvent: { as: "owner", path: () => ["auditLog", "nodes"] },
  AccessToken: { as: "head", path: () => ["accessTokens", "nodes"] },
  CalendarFeed: { as: "head", path: () => ["me", "calendarFeed"] },
  Webhook: { as: "strangerHead", path: () => ["webhooks", "nodes"] },
  WebhookDelivery: { as: "strangerHead", path: () => ["webhooks", "nodes", "deliveries", "nodes"] },
  Project: { as: "head", path: ({ projects }) => [`project(id: "${projects.running}")`] },
  ProjectTemplate: { as: "owner", path: () => ["projectTemplates"] },
  DeliverableTemplate: { as: "owner", path: () => ["deliverableTemplates(category: OTHER)"] },
  Team: { as: "head", path: ({ teams }) => [`team(id: "${teams.team}")`] },
  TeamMember: { as: "head", path: ({ teams }) => [`team(id: "${teams.team}")`, "members", "nodes"] },
  Application: { as: "head", path: ({ applications }) => [`application(id: "${applications.approved}")`] },
  OperatorAccount: {
    as: "applicant",
    by: "mutation",
    path: ({ people }) => [`openAccount(input: { account: "${people.latecomer.id}" })`],
  },
  AccountSuspension: {
    as: "applicant",
    by: "mutation",
    path: ({ people }) => [`openAccount(input: { account: "${people.latecomer.id}" })`, "suspension"],
  },
  SuspendedAccount: { as: "applicant", path: () => ["suspendedAccounts", "nodes"] },
  FailedMail: { as: "applicant", path: () => ["failedMails", "nodes"] },
  WaitingDomain: { as: "applicant", path: () => ["waitingDomains", "nodes"] },
  FailedJob: { as: "applicant", path: () => ["failedJobs", "nodes"] },
  Deliverable: { as: "member", path: ({ deliverables }) => [`deliverable(id: "${deliverables.running}")`] },
};

/**
 * Fields that the view works out and that are null for every row of the world, or for that viewer by the specification.
 * A column that may be null says enough by being read.
 */
const emptyForGoodReason = new Set([
  "AuditEvent.accessTokenName",
  "Club.handover",
  "Membership.startup",
  "OperatorAccount.role",
  "Profile.calendarFeed",
  "Profile.startup",
  "Profile.secondFactor",
  "Startup.verification",
  "Student.avatarUrl",
  "Project.applications",
]);

test("every viewed type is reached", () => {
  expect(built.viewed.filter((type) => type !== "Query" && !(type in ways))).toEqual([]);
});

test.each(Object.keys(ways))("every field of %s is read from a real row", async (name) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  const { as, by = "query", path } = ways[name]!;
  const steps = path(world);
  const fields = Object.values(type.getFields());
  const selection = fields
    .map((field) => `${field.name} ${isLeafType(getNamedType(field.type)) ? "" : "{ __typename }"}`)
    .join(" ");
  // Asked one by one as well, since a field whose SQL is wrong would hide the others' trouble.
  const documents = [
    selection,
    ...fields.map((field) => `${field.name} ${isLeafType(getNamedType(field.type)) ? "" : "{ __typename }"}`),
  ].map((selected) => `${by} { ${steps.join(" { ")} { ${selected} } ${"} ".repeat(steps.length)}`);
  const [whole, ...single] = await Promise.all(
    documents.map((document) => server.graphql(document, {}, { token: world.people[as].token })),
  );
  expect(fields.filter((_field, index) => single[index]!.body.errors).map((field) => field.name)).toEqual([]);
  expect(whole!.body.errors).toBeUndefined();
  const rows = steps.reduce<unknown>((value, step) => {
    const field = step.replace(/\(.*/, "");
    return Array.isArray(value)
      ? value.flatMap((row: Record<string, unknown>) => row[field])
      : (value as Record<string, unknown>)[field];
  }, whole!.body.data);
  const each = (Array.isArray(rows) ? rows : [rows]) as Record<string, unknown>[];
  expect(each.length).toBeGreaterThan(0);
  const filled = (field: string) => each.some((row) => row[field] !== null && row[field] !== undefined);
  const columns = new Set(
    built.fields.filter(({ type: owner, isColumn }) => owner === name && isColumn).map(({ field }) => field),
  );
  const mayBeEmpty = (field: GraphQLField<unknown, unknown>) =>
    columns.has(field.name) ? !isNonNullType(field.type) : emptyForGoodReason.has(`${name}.${field.name}`);
  expect(fields.filter((field) => !filled(field.name) && !mayBeEmpty(field)).map((field) => field.name)).toEqual([]);
  expect(
    [...emptyForGoodReason].filter((each) => {
      const [owner, field = ""] = each.split(".");
      return owner === name && (columns.has(field) || filled(field));
    }),
  ).toEqual([]);
});
