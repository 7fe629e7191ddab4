/**
 * The programs on the developers' page. tests/api/developers.test.ts extracts them from the page and runs them with a
 * token in QUADWORK_TOKEN; those in JavaScript and Python run beside the function that sends requests.
 */
import { origin } from "~/components/origin";

export const languages = { curl: "curl", javascript: "JavaScript", python: "Python" } as const;

export type Language = keyof typeof languages;

/** One task in every language. */
export type Example = Readonly<Partial<Record<Language, string>>>;

const endpoint = () => `${origin()}/graphql`;

/** Project dates must not be in the past. */
const nextYear = new Date().getFullYear() + 1;

/** What the other programs in JavaScript and Python import. */
export const askingFunction = (): Example => ({
  javascript: `export async function quadwork(query, variables = {}, headers = {}) {
  const response = await fetch("${endpoint()}", {
    method: "POST",
    headers: {
      "Authorization": \`Bearer \${process.env.QUADWORK_TOKEN}\`,
      "Content-Type": "application/json",
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message, { cause: errors });
  return data;
}`,
  python: `import json, os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

def quadwork(query, variables={}, headers={}):
    request = Request("${endpoint()}", method="POST",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["QUADWORK_TOKEN"],
            "Content-Type": "application/json",
            **headers})
    try:
        response = urlopen(request)
    except HTTPError as refusal:  # Its body is an answer too.
        response = refusal
    with response:
        answer = json.load(response)
    if answer.get("errors"):
        raise RuntimeError(answer["errors"])
    return answer["data"]`,
});

const firstQuery = (indent: string) =>
  [
    "{",
    "  me { firstName userType }",
    "  projects(first: 5, filter: { status: OPEN }) {",
    "    totalCount",
    "    nodes { id title startup { companyName } }",
    "  }",
    "}",
  ].join(`\n${indent}`);

export const query = (): Example => ({
  curl: `curl ${endpoint()} \\
  -H "Authorization: Bearer $QUADWORK_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"query": "{ me { firstName userType } projects(first: 5, filter: { status: OPEN }) { totalCount nodes { id title startup { companyName } } } }"}'`,
  javascript: `import { quadwork } from "./quadwork.mjs";

const { me, projects } = await quadwork(\`${firstQuery("")}\`);
console.log(me.firstName, "sees", projects.totalCount, "open projects");
for (const { title, startup } of projects.nodes) console.log(title, startup.companyName);`,
  python: `from quadwork import quadwork

data = quadwork("""${firstQuery("")}""")
print(data["me"]["firstName"], "sees", data["projects"]["totalCount"], "open projects")
for project in data["projects"]["nodes"]:
    print(project["title"], project["startup"]["companyName"])`,
});

const createProject =
  "mutation CreateProject($input: CreateProjectInput!) { createProject(input: $input) { id status } }";

const project = (open: string, close: string, key: (name: string) => string) =>
  `{
  ${[
    `${key("title")}: "Landing page"`,
    `${key("description")}: "One page that explains our product."`,
    `${key("category")}: "WEB_DEVELOPMENT"`,
    `${key("skills")}: ["React"]`,
    `${key("startDate")}: "${nextYear}-02-01"`,
    `${key("duration")}: "1-2 months"`,
    `${key("teamSize")}: 3`,
    `${key("deliverables")}: [{${open}${key("title")}: "Design", ${key("dueDate")}: "${nextYear}-02-14"${close}}]`,
  ].join(",\n  ")}
}`;

const quoted = (name: string) => `"${name}"`;

export const mutation = (): Example => ({
  curl: `curl ${endpoint()} \\
  -H "Authorization: Bearer $QUADWORK_TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: landing-page-${nextYear}" \\
  -d '{
"query": "${createProject}",
"variables": { "input": ${project("", "", quoted)} } }'`,
  javascript: `import { quadwork } from "./quadwork.mjs";

const input = ${project(" ", " ", (name) => name)};
const { createProject } = await quadwork(
  "${createProject}",
  { input },
  { "Idempotency-Key": crypto.randomUUID() },
);
console.log("Posted", createProject.id);`,
  python: `import uuid
from quadwork import quadwork

project = ${project("", "", quoted)}
data = quadwork(
    "${createProject}",
    {"input": project},
    {"Idempotency-Key": str(uuid.uuid4())})
print("Posted", data["createProject"]["id"])`,
});

const pageQuery =
  "query Page($after: String) { projects(first: 50, after: $after) { nodes { id title } pageInfo { hasNextPage " +
  "endCursor } } }";

export const paging = (): Example => ({
  curl: `curl ${endpoint()} \\
  -H "Authorization: Bearer $QUADWORK_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
"query": "${pageQuery}",
"variables": { "after": null } }'`,
  javascript: `import { quadwork } from "./quadwork.mjs";

const query = "${pageQuery}";
let page = { hasNextPage: true, endCursor: null };
while (page.hasNextPage) {
  const { projects } = await quadwork(query, { after: page.endCursor });
  for (const { id, title } of projects.nodes) console.log(id, title);
  page = projects.pageInfo;
}`,
  python: `from quadwork import quadwork

query = "${pageQuery}"
page = {"hasNextPage": True, "endCursor": None}
while page["hasNextPage"]:
    projects = quadwork(query, {"after": page["endCursor"]})["projects"]
    for project in projects["nodes"]:
        print(project["id"], project["title"])
    page = projects["pageInfo"]`,
});

export const persistedQuery = (): Example => ({
  javascript: `import { createHash } from "node:crypto";

const query = "{ me { firstName } }";
const sha256Hash = createHash("sha256").update(query).digest("hex");

async function send(body) {
  const response = await fetch("${endpoint()}", {
    method: "POST",
    headers: {
      "Authorization": \`Bearer \${process.env.QUADWORK_TOKEN}\`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ ...body, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
  return response.json();
}

let answer = await send({});
if (answer.errors?.[0].extensions.code === "PERSISTED_QUERY_NOT_FOUND") answer = await send({ query });
console.log(answer.data.me.firstName);`,
});

/** Answers shown on the page; tests check each member against the API. */
export const answers = {
  badInput: `{
  "data": null,
  "errors": [{
    "message": "Please check the marked fields.",
    "path": ["createProject"],
    "extensions": {
      "code": "BAD_USER_INPUT",
      "fields": { "title": "Title is required." }
    }
  }]
}`,
  cost: `"extensions": {
  "cost": {
    "requested": 33,
    "selects": 12,
    "budget": 50000,
    "remaining": 49967,
    "refillPerSecond": 500,
    "resetsInSeconds": 1
  }
}`,
} as const;
