/**
 * How the permission matrix is written down and asked: one line for each operation or field, one column for each
 * viewer.
 */
import type { GraphqlAnswer, TestServer } from "../support/test-server.ts";
import type { PersonName, World } from "../support/world.ts";

/** Who asks, in the order of a table's columns. */
export const viewers = [
  "anonymous",
  "loner",
  "member",
  "mate",
  "rival",
  "stranger",
  "head",
  "rivalHead",
  "strangerHead",
  "owner",
  "other",
  "officer",
  "deputy",
  "formerOfficer",
  "colleague",
  "formerColleague",
] as const;
export type Viewer = (typeof viewers)[number];

/**
 * What the viewers of one line get: `+` an answer, `-` nothing, a number as it is, or the first letter of a refusal.
 */
export type Cells = Record<Viewer, string>;

const letters: Record<string, string> = { UNAUTHENTICATED: "U", FORBIDDEN: "F", NOT_FOUND: "N" };

/** Reads a table: the viewers in the first line, then in each line a name and a cell for each of them. */
export function parseTable(text: string): [name: string, cells: Cells][] {
  const [first = [], ...lines] = text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter((line) => line.length > 1);
  if (first.join() !== viewers.join()) throw new Error(`The columns must be ${viewers.join(" ")}`);
  return lines.map(([name = "", ...cells]) => {
    if (cells.length !== viewers.length) throw new Error(`${name} has ${cells.length} cells`);
    return [name, Object.fromEntries(viewers.map((viewer, index) => [viewer, cells[index]])) as Cells];
  });
}

export const tokenOf = (world: World, viewer: Viewer) =>
  viewer === "anonymous" ? undefined : world.people[viewer as PersonName].token;

const named = (kind: string, ids: Record<string, string>) =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [`${kind}:${name}`, id]));

/** Every row of the world that a table may name in parentheses; clubs and startups by their first person. */
const idsOf = ({
  people,
  clubs,
  startups,
  unverified,
  projects,
  teams,
  applications,
  deliverables,
  factors,
  webhooks,
}: World): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(people).map(([name, { id }]) => [name, id])),
  ...named("club", { ...clubs, newHead: unverified.newHead }),
  ...named("startup", { ...startups, newStartup: unverified.newStartup }),
  ...projects,
  ...teams,
  ...applications,
  ...factors,
  ...webhooks,
  ...named("due", deliverables),
});

interface Step {
  field: string;
  /** As in a document, with parentheses. */
  parameters: string;
}

/** The fields of a path such as `project(running).team.teamName`, where `(running)` stands for the id of that row. */
export function stepsOf(path: string, ids: Record<string, string> = {}): Step[] {
  return [...path.matchAll(/(\w+)(?:\(([^)]*)\))?/g)].map(([, field = "", given]) => {
    if (given === undefined) return { field, parameters: "" };
    const filled = given.replaceAll(/@([\w:]+)/g, (_all, name: string) => JSON.stringify(ids[name]));
    const id = ids[`${field}:${given}`] ?? ids[given];
    return { field, parameters: id ? `(id: "${id}")` : `(${filled})` };
  });
}

const documentOf = (steps: Step[]) =>
  `{ ${steps.map(({ field, parameters }) => field + parameters).join(" { ")} ${"} ".repeat(steps.length)}`;

/** All values at the end of a path, through lists. */
function valuesAt(data: unknown, [first, ...rest]: Step[]): unknown[] {
  if (data === null || data === undefined) return [];
  if (Array.isArray(data)) return data.flatMap((each) => valuesAt(each, [first!, ...rest].filter(Boolean)));
  if (!first) return [data];
  return valuesAt((data as Record<string, unknown>)[first.field], rest);
}

/** The cell that a refusal stands for; codes without a letter stand for themselves. */
export function refusalCell({ body }: GraphqlAnswer<unknown>): string | undefined {
  const code = body.errors?.[0]?.extensions?.code;
  return body.errors && (letters[String(code)] ?? String(code));
}

/** Asks for one path as each viewer. */
export async function askEverybody(server: TestServer, world: World, path: string): Promise<Cells> {
  const steps = stepsOf(path, idsOf(world));
  const cells = await Promise.all(
    viewers.map(async (viewer) => {
      const answer = await server.graphql(documentOf(steps), {}, { token: tokenOf(world, viewer) });
      const refused = refusalCell(answer);
      if (refused) return [viewer, refused];
      const values = valuesAt(answer.body.data, steps);
      const [value] = values;
      return [
        viewer,
        typeof value === "number" || typeof value === "boolean" ? String(value) : values.length ? "+" : "-",
      ];
    }),
  );
  return Object.fromEntries(cells) as Cells;
}
