/**
 * Partners read in schema.graphql which errors a mutation can return. Every refusal in any test is compared with that
 * list, so that it is as complete as the tests are.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, Kind, parse, visit } from "graphql";
import { repository } from "./test-database.ts";
import type { GraphqlError, RequestOptions } from "./test-server.ts";

const codesIn = (text: string) => text.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) ?? [];

let lists: { all: Set<string>; byMutation: Map<string, Set<string>> } | undefined;

/** The errors that schema.graphql lists: for all mutations, and for each one. */
export function listedErrors() {
  if (lists) return lists;
  const mutation = buildSchema(readFileSync(join(repository, "schema.graphql"), "utf8")).getMutationType()!;
  const named = (description: string) => new Set(codesIn(/Errors: ([A-Z_, ]+)\./.exec(description)?.[1] ?? ""));
  const ofAll = /may also answer (.*), and FORBIDDEN/.exec(mutation.description ?? "")?.[1] ?? "";
  return (lists = {
    all: new Set(codesIn(ofAll)),
    byMutation: new Map(
      Object.values(mutation.getFields()).map(({ name, description }) => [name, named(description ?? "")]),
    ),
  });
}

/** The top-level fields of a document's mutations, by response name. */
function mutationsIn(document: string): Map<string, string> {
  const fields = new Map<string, string>();
  visit(parse(document), {
    OperationDefinition: ({ operation, selectionSet }) => {
      if (operation !== "mutation") return false;
      for (const selection of selectionSet.selections)
        if (selection.kind === Kind.FIELD)
          fields.set(selection.alias?.value ?? selection.name.value, selection.name.value);
      return false;
    },
  });
  return fields;
}

/**
 * Fails when a mutation returned an error that its description does not list. Refusals before a mutation runs have no
 * path.
 */
export function expectListed(document: string, { token = "" }: RequestOptions, errors: readonly GraphqlError[]): void {
  const [refused] = errors.filter(({ path }) => path?.length === 1);
  if (!refused) return;
  const mutation = mutationsIn(document).get(String(refused.path![0]));
  const code = refused.extensions?.code ?? "";
  const { all, byMutation } = listedErrors();
  if (!mutation || all.has(code) || byMutation.get(mutation)?.has(code)) return;
  if (code === "FORBIDDEN" && token.startsWith("quadwork_")) return;
  throw new Error(
    `${mutation} returned ${code}, which its description does not list. Add it there and run npm run codegen.`,
  );
}
