/**
 * What an update leaves out stays as it is, null clears it or is refused: for every field of every update in the
 * schema.
 */
import { getNullableType, isInputObjectType, type GraphQLInputObjectType, type GraphQLSchema } from "graphql";
import type * as Schema from "../../web/src/graphql/types.generated.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { schemaOf } from "./schema-facts.ts";

let server: TestServer;
let world: World;
let schema: GraphQLSchema;

beforeAll(async () => {
  server = await borrowTestServer();
  [world, schema] = await Promise.all([createWorld(server), schemaOf(server)]);
});

afterAll(() => server?.stop());
afterEach(() => world.restore());

/** What null leads to: the field's value then, or a refusal with this message. */
type OnNull = { becomes: unknown } | { refused: string };

interface Field {
  /** Two values, so that one of them is a change. */
  values: [unknown, unknown];
  onNull: OnNull;
}

/** A field for each of an input's but the id; a missing one does not compile. */
type FieldsOf<Input> = Record<Exclude<keyof Input, "id">, Field>;

interface Update {
  as: PersonName;
  /** What names the row. */
  row?: Record<string, unknown>;
  /** Reads the fields, each under its path in the input. */
  document: string;
  read: (data: never) => Record<string, unknown>;
  /** Every other field of the input by its path. */
  fields: Record<string, Field>;
}

const cleared = { becomes: null };
const text = (first: string, second: string, onNull: OnNull): Field => ({ values: [first, second], onNull });
const required = (label: string) => ({ refused: `${label} is required.` });

const profileFields: FieldsOf<Schema.UpdateProfileInput> = {
  firstName: text("Asha", "Bela", required("First name")),
  lastName: text("Rao", "Iyer", required("Last name")),
  bio: text("One", "Two", cleared),
};
const nested = (name: string, fields: Record<string, Field>) =>
  Object.fromEntries(Object.entries(fields).map(([field, each]) => [`${name}.${field}`, each]));
const withProfile = {
  ...nested("profile", profileFields),
  profile: { values: [{}, {}], onNull: { refused: "Leave this out to keep it as it is." } },
} as Record<`profile.${string}` | "profile", Field>;

const projectFields: FieldsOf<Schema.UpdateProjectInput> = {
  title: text("One", "Two", required("Title")),
  description: text("One", "Two", required("Description")),
  category: text("OTHER", "MARKET_RESEARCH", required("Category")),
  skills: { values: [["React"], ["Vue"]], onNull: { refused: "At least one skill is required." } },
  startDate: text("2030-02-01", "2030-02-02", required("Start date")),
  endDate: text("2030-03-01", "2030-03-02", cleared),
  duration: text("1-2 weeks", "2-4 weeks", required("Duration")),
  stipend: text("One", "Two", cleared),
  teamSize: { values: [2, 3], onNull: required("Team size") },
};

const deliverableFields: FieldsOf<Schema.UpdateDeliverableInput> = {
  title: text("One", "Two", required("Title")),
  description: text("One", "Two", cleared),
  dueDate: text("2030-02-01", "2030-02-02", required("Due date")),
};

const namesOf = (fields: Record<string, Field>) => Object.keys(fields).join(" ");

type Me = Record<"firstName" | "lastName" | "bio", unknown> &
  Record<"club" | "startup" | "student", Record<string, unknown>>;
const ofMe =
  (part: "club" | "startup" | "student") =>
  ({ me }: { me: Me }) => ({
    ...me[part],
    "profile.firstName": me.firstName,
    "profile.lastName": me.lastName,
    "profile.bio": me.bio,
  });

const updates = (): Record<string, Update> => {
  const { projects, teams, deliverables, webhooks, people } = world;
  return {
    updateProject: {
      as: "owner",
      row: { id: projects.open },
      document: `query ($id: ID!) { project(id: $id) { ${namesOf(projectFields)} } }`,
      read: ({ project }: { project: Record<string, unknown> }) => project,
      fields: projectFields,
    },
    updateDeliverable: {
      as: "owner",
      row: { id: deliverables.running },
      document: `query ($id: ID!) { deliverable(id: $id) { ${namesOf(deliverableFields)} } }`,
      read: ({ deliverable }: { deliverable: Record<string, unknown> }) => deliverable,
      fields: deliverableFields,
    },
    updateTeam: {
      as: "head",
      row: { id: teams.team },
      document: `query ($id: ID!) { team(id: $id) { teamName description teamLead { id } } }`,
      read: ({ team }: { team: { teamLead: { id: string } } }) => ({ ...team, teamLeadId: team.teamLead.id }),
      fields: {
        teamName: text("One", "Two", required("Team name")),
        description: text("One", "Two", cleared),
        teamLeadId: { values: [people.member.id, people.head.id], onNull: { becomes: people.head.id } },
      } satisfies FieldsOf<Schema.UpdateTeamInput>,
    },
    updateWebhook: {
      as: "strangerHead",
      row: { id: webhooks.ofStranger },
      document: `query ($id: ID!) { webhook(id: $id) { url events description isEnabled } }`,
      read: ({ webhook }: { webhook: Record<string, unknown> }) => webhook,
      fields: {
        url: text("https://127.0.0.1:9/one", "https://127.0.0.1:9/two", required("URL")),
        events: {
          values: [["DELIVERABLE_CREATED"], ["DELIVERABLE_DELETED"]],
          onNull: { refused: "Choose at least one event." },
        },
        description: text("One", "Two", cleared),
        isEnabled: { values: [true, false], onNull: { refused: "Specify whether the webhook is enabled." } },
      } satisfies FieldsOf<Schema.UpdateWebhookInput>,
    },
    updateProfile: {
      as: "member",
      document: `{ me { firstName lastName bio } }`,
      read: ({ me }: { me: Me }) => me,
      fields: profileFields,
    },
    updateClub: {
      as: "head",
      document: `{ me { firstName lastName bio club { clubName collegeName clubType description officersMayAnswer } } }`,
      read: ofMe("club"),
      fields: {
        ...withProfile,
        clubName: text("One", "Two", required("Club name")),
        collegeName: text("One", "Two", required("College name")),
        clubType: text("OTHER", "DESIGN", required("Club type")),
        description: text("One", "Two", cleared),
        officersMayAnswer: {
          values: [true, false],
          onNull: { refused: "Specify whether officers may answer invitations." },
        },
      } satisfies FieldsOf<Schema.UpdateClubInput>,
    },
    updateStartup: {
      as: "owner",
      document: `{ me { firstName lastName bio startup { companyName position industry website description } } }`,
      read: ofMe("startup"),
      fields: {
        ...withProfile,
        companyName: text("One", "Two", required("Company name")),
        position: text("One", "Two", required("Position")),
        industry: text("OTHER", "TECH", required("Industry")),
        website: text("https://one.example", "https://two.example", cleared),
        description: text("One", "Two", cleared),
      } satisfies FieldsOf<Schema.UpdateStartupInput>,
    },
    updateStudent: {
      as: "member",
      document: `{ me { firstName lastName bio student { skills education resumeUrl resumeAfterApproval } } }`,
      read: ofMe("student"),
      fields: {
        ...withProfile,
        skills: {
          values: [["React"], ["Vue"]],
          onNull: { refused: "Skills are required; send an empty list if there are none." },
        },
        education: text("One", "Two", cleared),
        resumeUrl: text("https://drive.google.com/file/d/one", "https://drive.google.com/file/d/two", cleared),
        resumeAfterApproval: {
          values: [true, false],
          onNull: { refused: "Specify whether startups see the resume only after approval." },
        },
      } satisfies FieldsOf<Schema.UpdateStudentInput>,
    },
  };
};

const mutations = [
  "updateProject",
  "updateDeliverable",
  "updateTeam",
  "updateWebhook",
  "updateProfile",
  "updateClub",
  "updateStartup",
  "updateStudent",
];

/** An input from values by their path. */
function inputOf(row: object, values: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = { ...row };
  for (const [path, value] of Object.entries(values).sort(([one], [other]) => one.length - other.length)) {
    const [first = "", second] = path.split(".");
    if (second === undefined) input[first] = value;
    else input[first] = { ...(input[first] as object), [second]: value };
  }
  return input;
}

const inputType = (name: string) =>
  getNullableType(schema.getMutationType()!.getFields()[name]!.args[0]!.type) as GraphQLInputObjectType;

function pathsOf(type: GraphQLInputObjectType): string[] {
  return Object.values(type.getFields()).flatMap(({ name, type: of }) => {
    const inner = getNullableType(of);
    return [name, ...(isInputObjectType(inner) ? pathsOf(inner).map((path) => `${name}.${path}`) : [])];
  });
}

async function send(name: string, { as, row = {} }: Update, values: Record<string, unknown>) {
  const document = `mutation ($input: ${inputType(name).name}!) { ${name}(input: $input) { __typename } }`;
  const { body } = await server.graphql(document, { input: inputOf(row, values) }, { token: world.people[as].token });
  const [error] = body.errors ?? [];
  return error ? { code: error.extensions?.code, fields: error.extensions?.fields } : null;
}

async function stateOf({ as, row = {}, document, read, fields }: Update): Promise<Record<string, unknown>> {
  const state = read((await server.request(document, row, { token: world.people[as].token })) as never);
  return Object.fromEntries(
    Object.keys(fields)
      .filter((path) => path in state)
      .map((path) => [path, state[path]]),
  );
}

const all = ({ fields }: Update, which: 0 | 1) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([path]) => path !== "profile")
      .map(([path, { values }]) => [path, values[which]]),
  );

test("every update of the schema, and each of its fields, is tried", () => {
  const found = Object.keys(schema.getMutationType()!.getFields()).filter((name) => name.startsWith("update"));
  expect([...found].sort()).toEqual([...mutations].sort());
  const tried = updates();
  for (const name of found) {
    const { row = {}, fields } = tried[name]!;
    expect(pathsOf(inputType(name)).sort()).toEqual([...Object.keys(row), ...Object.keys(fields)].sort());
  }
});

describe.each(mutations)("%s", (name) => {
  test("changes what is given, and leaves the rest as it is", async () => {
    const update = updates()[name]!;
    expect(await send(name, update, all(update, 0))).toBeNull();
    expect(await stateOf(update)).toEqual(all(update, 0));
    expect(await send(name, update, {})).toBeNull();
    expect(await stateOf(update)).toEqual(all(update, 0));
    for (const path of Object.keys(all(update, 0))) {
      const { [path]: left, ...others } = all(update, 1);
      expect(await send(name, update, others)).toBeNull();
      expect(await stateOf(update)).toEqual({ ...all(update, 1), [path]: update.fields[path]!.values[0] });
      expect(await send(name, update, { [path]: left })).toBeNull();
      expect(await stateOf(update)).toEqual(all(update, 1));
      expect(await send(name, update, all(update, 0))).toBeNull();
    }
  });

  test("clears what null is given for, or refuses it by name", async () => {
    const update = updates()[name]!;
    for (const [path, { onNull }] of Object.entries(update.fields)) {
      expect(await send(name, update, all(update, 0))).toBeNull();
      const before = await world.digest();
      const answer = await send(name, update, { [path]: null });
      if ("refused" in onNull) {
        expect(answer).toEqual({ code: "BAD_USER_INPUT", fields: { [path]: onNull.refused } });
        expect(await world.digest()).toBe(before);
      } else {
        expect(answer).toBeNull();
        expect(await stateOf(update)).toEqual({ ...all(update, 0), [path]: onNull.becomes });
      }
    }
  });
});

test("a project's dates are judged together, whichever of them is given", async () => {
  const update = updates()["updateProject"]!;
  expect(await send("updateProject", update, { startDate: "2030-02-01", endDate: "2030-03-01" })).toBeNull();
  const message = "End date must not be before the start date.";
  expect(await send("updateProject", update, { endDate: "2030-01-31" })).toEqual({
    code: "BAD_USER_INPUT",
    fields: { endDate: message },
  });
  expect(await send("updateProject", update, { startDate: "2030-03-02" })).toEqual({
    code: "BAD_USER_INPUT",
    fields: { startDate: message },
  });
});
