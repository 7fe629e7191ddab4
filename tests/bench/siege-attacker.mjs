/**
 * The attackers of siege.mjs, run in a separate process. Each attacker is one account or one network and repeats one
 * kind of request until its time is up; the report counts the answers of each kind by status.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { buildSchema, getNamedType, getNullableType, isListType, isObjectType, isRequiredArgument } from "graphql";

const selection = "id clubName head { id firstName lastName }";

const schema = buildSchema(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"));

/** Fields of a type that lead to one other object and take no required argument. */
const ones = (type) =>
  Object.values(type.getFields()).filter(
    ({ args, type: fieldType }) =>
      !args.some(isRequiredArgument) &&
      !isListType(getNullableType(fieldType)) &&
      isObjectType(getNamedType(fieldType)) &&
      !/Connection$/.test(getNamedType(fieldType).name),
  );

/** A query of `objects` nested objects, none in a list, level by level; `turn` makes texts differ. */
function nestedObjects(objects, turn) {
  const root = { type: getNamedType(schema.getQueryType().getFields()["me"].type), depth: 2, members: [] };
  const waiting = [root];
  for (let count = 1; count < objects && waiting.length > 0;) {
    const { type, depth, members } = waiting.shift();
    const fields = ones(type);
    for (let index = 0; index < fields.length && count < objects && depth < 19; index++, count++) {
      const { name, type: fieldType } = fields[(index + turn) % fields.length];
      const inner = { name, type: getNamedType(fieldType), depth: depth + 1, members: [] };
      members.push(inner);
      waiting.push(inner);
    }
  }
  const write = ({ members }) =>
    `{ __typename ${members.map((member) => `${member.name} ${write(member)}`).join(" ")} }`;
  return `{ me ${write(root)} }`;
}

/** Prepared in advance, so that no attacker waits for another's documents. */
const large = [100, 150, 300, 900].flatMap((objects) => [0, 1, 2, 3, 4].map((turn) => nestedObjects(objects, turn)));

const kinds = {
  "large statements": (n) => ({ query: `query Large${n % 50} ${large[n % large.length]}` }),
  "null for a page size": (n) => ({
    query: `query Null($f: Int) { projects(first: $f) { totalCount nodes { id title startup { ${n % 7 ? "id" : "companyName"} } } pageInfo { hasNextPage } } }`,
    variables: n % 2 ? { f: null } : {},
  }),
  searches: (n) => ({
    query: `query Search($filter: ClubFilter) { clubs(filter: $filter, first: 1) { nodes { ${selection} } } }`,
    variables: { filter: { search: `nothing like ${n}` } },
  }),
  "ever new documents": (n) => ({ query: `query New${Math.floor(n / 3) % 600} { me { id firstName } }` }),
};

/** Builds an attacker's next request from its name, its number and how many requests it has sent. */
async function askAgain({ url, tokens, until }, name, number, outcomes) {
  for (let n = number * 100_000; Date.now() < until; n++) {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${tokens[number % tokens.length]}` },
      body: JSON.stringify(kinds[name](n)),
    }).catch(() => null);
    await response?.arrayBuffer();
    count(outcomes, name, response?.status ?? 0);
  }
}

/** Announces bodies and never finishes them, as a guest who shares an address with all other guests. */
async function neverFinish({ url, until }, outcomes) {
  const { hostname, port } = new URL(url);
  while (Date.now() < until) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 400000\r\n\r\n{"query":"`,
    );
    const closed = once(socket, "close").catch(() => undefined);
    await Promise.race([closed, delay(Math.max(0, until - Date.now()))]);
    socket.destroy();
    count(outcomes, "unfinished bodies", 0);
  }
}

/** Guesses passwords, each from a different address. */
async function guess({ url, until }, number, outcomes) {
  for (let n = 0; Date.now() < until; n++) {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `203.0.${number}.${n % 250}` },
      body: JSON.stringify({
        query: "mutation Guess($input: LogInInput!) { logIn(input: $input) { __typename } }",
        variables: { input: { email: "startup1@example.com", password: `guess ${number} ${n}` } },
      }),
    }).catch(() => null);
    await response?.arrayBuffer();
    count(outcomes, "wrong passwords", response?.status ?? 0);
  }
}

function count(outcomes, name, status) {
  outcomes[name] ??= {};
  outcomes[name][status] = (outcomes[name][status] ?? 0) + 1;
}

const [{ attackers, milliseconds, ...target }] = await once(process, "message");
const options = { ...target, until: Date.now() + milliseconds };
const outcomes = {};
const names = Object.keys(kinds);
await Promise.all(
  Array.from({ length: attackers }, (_, number) => {
    const kind = number % (names.length + 2);
    if (kind < names.length) return askAgain(options, names[kind], number, outcomes);
    return kind === names.length ? neverFinish(options, outcomes) : guess(options, number, outcomes);
  }),
);
process.send(outcomes, () => process.disconnect());
