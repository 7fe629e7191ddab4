/** Values of the wrong kind, in every field of every mutation: each is refused, the field is named, nothing changes. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLSchema,
} from "graphql";
import {
  BIDI,
  inputJudge,
  mutationInputs,
  NUL,
  UNKNOWN_ID,
  type InputJudge,
  type Judgement,
} from "../support/mutation-inputs.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";
import { schemaOf } from "./schema-facts.ts";

let server: TestServer;
let world: World;
let schema: GraphQLSchema;
let judge: InputJudge;

beforeAll(async () => {
  server = await borrowTestServer();
  [world, schema] = await Promise.all([createWorld(server), schemaOf(server)]);
  judge = inputJudge(server, schema, world);
});

afterAll(() => server?.stop());

/** What ends a line for some program, and what else has no place in a name. */
const breaks = ["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029", "\t", "\u001B"];
/** Texts that may have several lines. Every other text has one; a webhook's description too. */
const severalLines = (mutation: string, field: string) =>
  ["description", "message", "bio"].includes(field) && !/Webhook$/.test(mutation);

/** Codes that bad input may be answered with. */
const refusals = new Set([
  "BAD_USER_INPUT",
  "NOT_FOUND",
  "INVALID_CLUB_CODE",
  "INVALID_CREDENTIALS",
  "INVALID_TOKEN",
  "SESSION_EXPIRED",
  "CHALLENGE_EXPIRED",
]);

interface Case {
  name: string;
  input: Record<string, unknown>;
  field: string;
}

/** Values of the wrong kind for a field, whatever it means. Passwords may hold any character. */
function wrongValues(mutation: string, field: GraphQLInputField): [string, unknown][] {
  const type = getNullableType(field.type);
  const broken =
    severalLines(mutation, field.name) || /password/i.test(field.name)
      ? []
      : breaks.map((each): [string, string] => [`a ${JSON.stringify(each)}`, `https://drive.google.com/a${each}b`]);
  if (isListType(type) && getNamedType(type).name === "String")
    return [
      ["no list", {}],
      ["a null in the list", [null]],
      ...broken.map(([name, value]): [string, unknown] => [name, [value]]),
    ];
  if (isListType(type))
    return [
      ["no list", {}],
      ["a null in the list", [null]],
      ["a list in the list", [[["a"]]]],
    ];
  if (isEnumType(type))
    return [
      ["an unknown value", "NOTHING"],
      ["a lower-case value", type.getValues()[0]!.name.toLowerCase()],
      ["a number", 1],
    ];
  if (isInputObjectType(type)) return [["a text", "text"]];
  switch (type.toString()) {
    case "Int":
      return [
        ["a text", "2"],
        ["a fraction", 1.5],
        ["more than 32 bits", 2 ** 31],
        ["far more", 1e300],
        ["zero", 0],
        ["a negative number", -1],
        ["too large a number", 1001],
      ];
    case "Boolean":
      return [
        ["a text", "true"],
        ["a number", 1],
      ];
    case "Date":
      return [
        ["a day that does not exist", "2026-02-30"],
        ["a month that does not exist", "2026-13-01"],
        ["words", "tomorrow"],
        ["a moment", "2030-02-01T00:00:00Z"],
        ["a number", 20300201],
        ["another age", "0001-01-01"],
        ["a far future", "9999-12-31"],
        ["NUL", NUL],
      ];
    case "ID":
      return [
        ["no id", "not-an-id"],
        ["an empty id", ""],
        ["an unknown id", UNKNOWN_ID],
        ["a number", 1],
        ["a long text", "a".repeat(20_000)],
        ["NUL", NUL],
        ["a fraction", 1.5],
        ["an object", {}],
      ];
    default:
      return [
        ["a number", 1],
        ["an object", {}],
        ["a very long text", "a".repeat(20_000)],
        ...broken,
        ...(/password/i.test(field.name)
          ? []
          : ([
              ["NUL", NUL],
              ["bidi control characters", BIDI],
            ] as [string, unknown][])),
      ];
  }
}

/** As {@link casesOf}, for the fields of an object within the input, alone or in a list. */
function innerCasesOf(mutation: string, field: GraphQLInputField, input: Record<string, unknown>): Case[] {
  const type = getNamedType(field.type);
  if (!isInputObjectType(type)) return [];
  const listed = isListType(getNullableType(field.type));
  const sample = (
    listed ? (input[field.name] as object[])[0] : { firstName: "Asha", lastName: "Rao", bio: "Text" }
  ) as Record<string, unknown>;
  return casesOf(mutation, Object.values(type.getFields()), sample).map((inner) => ({
    name: `${field.name}.${inner.name}`,
    field: field.name,
    input: { ...input, [field.name]: listed ? [inner.input] : inner.input },
  }));
}

function casesOf(mutation: string, fields: GraphQLInputField[], input: Record<string, unknown>): Case[] {
  return fields.flatMap((field) => {
    const given = (value: unknown) => ({ ...input, [field.name]: value });
    const { [field.name]: _left, ...without } = input;
    const required = isNonNullType(field.type);
    const empty = required && getNullableType(field.type).toString() === "String";
    return [
      ...(required && field.defaultValue === undefined
        ? [{ name: `${field.name} missing`, field: field.name, input: without }]
        : []),
      ...(required ? [{ name: `${field.name} null`, field: field.name, input: given(null) }] : []),
      ...(empty ? [{ name: `${field.name} blank`, field: field.name, input: given("   ") }] : []),
      ...innerCasesOf(mutation, field, input),
      ...wrongValues(mutation, field).map(([name, value]) => ({
        name: `${field.name} with ${name}`,
        field: field.name,
        input: given(value),
      })),
    ];
  });
}

/**
 * Whether an error says which field it is about. An unknown id is answered with NOT_FOUND, an unknown token with its
 * own code.
 */
const namesField = ({ code, fields, message }: Judgement, field: string) =>
  code !== "BAD_USER_INPUT" ||
  Object.keys(fields).some((path) => path.split(".")[0] === field) ||
  message.includes(`input.${field}`) ||
  message.includes(`"${field}"`);

test("every mutation with an input is tried", () => {
  const mutations = Object.values(schema.getMutationType()!.getFields()).filter((field) => field.args.length > 0);
  expect(mutations.map((field) => field.name).sort()).toEqual(Object.keys(mutationInputs(world)).sort());
  for (const { args } of mutations) expect(args.map(({ name }) => name)).toEqual(["input"]);
});

describe("a value of the wrong kind is refused in every field of", () => {
  const mutations = [
    "createProject",
    "updateProject",
    "completeProject",
    "withdrawProject",
    "rejectOtherApplications",
    "inviteClub",
    "submitApplication",
    "approveApplication",
    "rejectApplication",
    "withdrawApplication",
    "createTeam",
    "updateTeam",
    "deleteTeam",
    "addTeamMembers",
    "removeTeamMember",
    "removeStudent",
    "endMembership",
    "invitePerson",
    "resendMembershipInvitation",
    "withdrawMembershipInvitation",
    "acceptMembershipInvitation",
    "declineMembershipInvitation",
    "registerInvited",
    "setStudentAlumnus",
    "resendRosterInvitation",
    "withdrawRosterInvitation",
    "acceptRosterInvitation",
    "declineRosterInvitation",
    "registerInvitedStudent",
    "startVerification",
    "checkVerification",
    "sendVerificationMail",
    "confirmDomain",
    "updateClub",
    "updateProfile",
    "updateStudent",
    "updateStartup",
    "joinClub",
    "changePassword",
    "endSession",
    "deleteAccount",
    "addDeliverable",
    "updateDeliverable",
    "deleteDeliverable",
    "setDeliverableCompletion",
    "createAccessToken",
    "revokeAccessToken",
    "revokeCalendarFeed",
    "createWebhook",
    "updateWebhook",
    "rotateWebhookSecret",
    "deleteWebhook",
    "pingWebhook",
    "redeliverWebhookDelivery",
    "registerStudent",
    "registerClubHead",
    "registerStartup",
    "enrollTotp",
    "verifyTotp",
    "removeFactor",
    "regenerateRecoveryCodes",
    "completeLogIn",
    "logIn",
    "refreshSession",
    "verifyEmail",
    "resendVerification",
    "requestPasswordReset",
    "resetPassword",
    "sendContactMessage",
  ];

  test.each(mutations)("%s", async (mutation) => {
    const { input } = mutationInputs(world)[mutation]!;
    // Wrong passwords are counted for an account, so each of these is for another one.
    let asked = 0;
    const own = () => (mutation === "logIn" ? { email: `nobody${++asked}@world.example` } : {});
    const type = getNullableType(schema.getMutationType()!.getFields()[mutation]!.args[0]!.type);
    if (!isInputObjectType(type)) throw new Error(`${mutation} takes no input object`);
    const before = await world.digest();
    const cases = casesOf(mutation, Object.values(type.getFields()), input);
    const answers = await Promise.all(
      cases.map(async (each) => ({
        ...each,
        answer: await judge(mutation, each.field === "email" ? each.input : { ...each.input, ...own() }),
      })),
    );
    const problems = answers
      .filter(({ answer, field }) => !refusals.has(String(answer.code)) || !namesField(answer, field))
      .map(({ name, answer }) => `${name}: ${answer.code ?? "accepted"} ${answer.message}`);
    expect(problems).toEqual([]);
    expect(await world.digest()).toBe(before);
    for (const whole of [null, undefined, "text", [], 1, { ...input, extra: true }])
      expect((await judge(mutation, whole)).code).toBe("BAD_USER_INPUT");
    expect(await world.digest()).toBe(before);
  });
});
