/**
 * Requests that try to cost a server more than they cost their sender, for `npm run bench -- hostile` and the failure
 * tests.
 */
const { Agent, request: httpRequest } = require("node:http");

const json = { "content-type": "application/json" };
const post = (body, headers = {}) => ({ method: "POST", path: "/graphql", headers: { ...json, ...headers }, body });
const operation = (query, variables, headers) => post(JSON.stringify({ query, variables }), headers);
const times = (count, write) => Array.from({ length: count }, (_, index) => write(index));
const repeat = (count, write) => times(count, write).join(" ");
const nested = (levels, open, middle, close) => open.repeat(levels) + middle + close.repeat(levels);
const megabyte = 1_000_000;

const mine = (token) => ({ authorization: `Bearer ${token}` });
const list = "projects(first: 100, filter: { scope: VISIBLE })";

/**
 * Kinds of attack: name → a request, given the access token of an attacker with an account and a number that makes
 * requests differ, so that no answer comes from a cache.
 */
const attacks = {
  "a deep document": (token, n) =>
    operation(`query D${n} { ${nested(60, "me { club { head { ", "id", " } } }")} }`, {}, mine(token)),
  "a document deeper than its tokens": (_token, n) => operation(`query D${n} ${"{ me ".repeat(12_000)}`),
  "as deep as the parser goes": (_token, n) => {
    const levels = 300 + ((n * 37) % 1500);
    return operation(`query E${n} ${nested(levels, "{ me ", "{ id }", "}")}`);
  },
  "deep values": (_token, n) => operation(`query V${n} { project(id: ${nested(1900, "[", "1", "]")}) { id } }`),
  "a wide document": (token, n) =>
    operation(`query W${n} { me { ${repeat(1200, (index) => `field${index}`)} } }`, {}, mine(token)),
  "the same field again and again": (token, n) =>
    operation(`query R${n} { ${repeat(900, () => "me { id }")} }`, {}, mine(token)),
  "the same fields to be compared": (token, n) =>
    operation(`query C${n} { me { ${repeat(300, () => "club { id }")} } }`, {}, mine(token)),
  "many aliases": (token, n) =>
    operation(`query A${n} { ${repeat(600, (index) => `a${index}: me { id }`)} }`, {}, mine(token)),
  "aliases as many as are allowed": (token, n) =>
    operation(`query L${n} { ${repeat(20, (index) => `a${index}: ${list} { totalCount }`)} }`, {}, mine(token)),
  "lists in lists": (token, n) =>
    operation(
      `query N${n} { ${list} { nodes { deliverables(first: 100) { nodes { project { deliverables(first: 100) { nodes { id } } } } } } } }`,
      {},
      mine(token),
    ),
  "as costly as is allowed": (token, n) =>
    operation(
      `query M${n} { ${list} { nodes { id startup { id } deliverables(first: 40) { nodes { id title } } } } }`,
      {},
      mine(token),
    ),
  "a search that finds everything slowly": (token, n) =>
    operation(
      `query S${n}($filter: ProjectFilter) { projects(first: 100, filter: $filter) { totalCount nodes { id } } }`,
      { filter: { search: "%_".repeat(30) + n } },
      mine(token),
    ),
  "circular fragments": (_token, n) =>
    operation(
      `query F${n} { me { ...A } } fragment A on Profile { club { head { ...B } } } fragment B on Profile { club { head { ...A } } }`,
    ),
  "fragments that double": (_token, n) =>
    operation(
      `query G${n} { me { ...F0 } } ${repeat(40, (index) => `fragment F${index} on Profile { ${index < 39 ? `...F${index + 1} ...F${index + 1}` : "id"} }`)}`,
    ),
  "a fragment in itself": (_token, n) => operation(`query I${n} { ...Q } fragment Q on Query { ...Q me { id } }`),
  "many directives": (_token, n) => operation(`query T${n} { me ${"@include(if: true) ".repeat(600)} { id } }`),
  "unknown directives": (_token, n) => operation(`query U${n} { me { id ${"@a ".repeat(1800)} } }`),
  "circular introspection": (_token, n) =>
    operation(`query X${n} { __schema { types { ${nested(6, "fields { type { ", "name", " } }")} } } }`),
  "many operations": (_token, n) => operation(repeat(500, (index) => `query O${n}x${index} { __typename }`)),
  "many variables": (_token, n) =>
    operation(`query P${n}(${repeat(600, (index) => `$v${index}: Int`)}) { __typename }`),
  "a document of a megabyte": (_token, n) => operation(`query B${n} { me { id } } # ${"x".repeat(megabyte)}`),
  "a document just below the limit of a request": (_token, n) =>
    operation(`query B${n} { me { id } } # ${"x".repeat(500_000)}`),
  "a long text in a document": (_token, n) =>
    operation(`query T${n} { clubBySecretCode(secretCode: "${"A".repeat(60_000)}") { clubName } }`),
  "a document of commas": (_token, n) => operation(`query K${n} { me { id } } ${",".repeat(60_000)}`),
  "broken JSON": (_token, n) => post(`{"query": "query Z${n} { me { id } }", "variables": {`),
  "not JSON": (_token, n) => post(`${n}${"\u0000\u0001<xml/>".repeat(200)}`),
  "JSON of another kind": (_token, n) =>
    post(["null", "[]", "7", '"text"', "true", "{}", '{"query":[]}', '{"query":{"a":1}}'][n % 8]),
  "deep JSON": (_token, n) =>
    post(`{"query":"query J${n} { __typename }","variables":{"v":${nested(60_000, "[", "1", "]")}}}`),
  "deep JSON under a key": (token, n) =>
    post(`{"query":"mutation J${n} { logOut }","variables":{"v":${nested(60_000, "[", "1", "]")}}}`, {
      ...mine(token),
      "idempotency-key": `deep-${n}`,
    }),
  "keys that pollute prototypes": (_token, n) =>
    post(
      `{"query":"query Y${n} { __typename }","variables":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}}`,
    ),
  "a batch": (_token, n) => post(JSON.stringify(times(200, () => ({ query: `query H${n} { __typename }` })))),
  "a long variable": (_token, n) =>
    operation("mutation E($input: LogInInput!) { logIn(input: $input) { accessToken } }", {
      input: { email: `${n}@example.com`, password: "x".repeat(400_000) },
    }),
  "many values in a variable": (token, n) =>
    operation("query I($ids: [ID!]) { __typename }", { ids: times(20_000, (index) => `${n}-${index}`) }, mine(token)),
  "many names in a variable": (_token, n) =>
    operation("query I($filter: ProjectFilter) { projects(filter: $filter) { totalCount } }", {
      filter: Object.fromEntries(times(8000, (index) => [`name${n}x${index}`, index])),
    }),
  "numbers out of range": (token, n) =>
    operation(`query Q${n}($first: Int!) { projects(first: $first) { nodes { id } } }`, { first: 1e308 }, mine(token)),
  "texts that the database rejects": (token) =>
    operation(
      "query T($filter: ProjectFilter) { projects(filter: $filter) { totalCount } }",
      { filter: { search: "\u0000\ud800\u202e" } },
      mine(token),
    ),
  "cursors from nowhere": (token, n) =>
    operation(
      "query C($after: String) { projects(after: $after) { totalCount nodes { id } } }",
      { after: Buffer.from(`[${n},null,{}]`).toString("base64") },
      mine(token),
    ),
  "hashes of nothing": (_token, n) =>
    post(
      JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: n.toString(16).padStart(64, "0") } } }),
    ),
  "a hash that does not fit": (_token, n) =>
    post(
      JSON.stringify({
        query: `query P${n} { __typename }`,
        extensions: { persistedQuery: { version: 1, sha256Hash: "f".repeat(64) } },
      }),
    ),
  "tokens from nowhere": (_token, n) =>
    operation("{ me { id } }", {}, { authorization: `Bearer ${"eyJhbGciOiJub25lIn0.".repeat(200)}${n}` }),
  "a long address": (_token, n) => ({
    method: "GET",
    path: `/graphql?query=${encodeURIComponent(`query G${n} { __typename }`)}&variables=${"%7B".repeat(3000)}`,
    headers: { "apollo-require-preflight": "1" },
  }),
  "an address that cannot be decoded": (_token, n) => ({ method: "GET", path: `/files/%ff%00${n}`, headers: {} }),
};

/** `count` hostile requests, cycling through the kinds. */
function* hostileRequests(token, count) {
  const kinds = Object.entries(attacks);
  for (let n = 0; n < count; n++) {
    const [kind, write] = kinds[n % kinds.length];
    yield { kind, ...write(token, n) };
  }
}

/** Sends one request. Returns the status, or 0 if the server closed the connection before reading all of it. */
function send(url, agent, { method, path, headers, body }) {
  return new Promise((done, fail) => {
    let status = 0;
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = httpRequest(url + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
      status = response.statusCode;
      response
        .on("error", () => done(status))
        .on("end", () => done(status))
        .resume();
    });
    sent.on("error", (error) => (["ECONNRESET", "EPIPE"].includes(error.code) ? done(status) : fail(error)));
    sent.end(body);
  });
}

/** Sends `count` hostile requests over several connections. Counts each status by kind of attack. */
async function attack({ url, token, count, connections }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const requests = hostileRequests(token, count);
  const outcomes = {};
  const work = async () => {
    for (const { kind, ...request } of requests) {
      const status = await send(url, agent, request);
      outcomes[kind] ??= {};
      outcomes[kind][status] = (outcomes[kind][status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return outcomes;
}

module.exports = { attack, attacks };
