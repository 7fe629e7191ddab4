import { Kind, visit, type DocumentNode, type FieldNode, type SelectionNode, type SelectionSetNode } from "graphql";
import { repeatedFields } from "./repeated-fields.js";

/** The limited figures of a document, besides its length and cost. */
export interface Figures {
  /** Levels of fields: `{ me { id } }` has two. */
  depth: number;
  /** Aliased fields, counted at each spread of a fragment. */
  aliases: number;
  /** Directives, counted at each spread of a fragment. */
  directives: number;
  /** Top-level fields of an operation. */
  rootFields: number;
  /**
   * Objects under one top-level field, itself included, counted at each spread of a fragment; each needs at least one
   * SELECT. Excludes the parts of a connection (`edges`, `node`, `nodes`, `pageInfo`) and introspection.
   */
  objects: number;
  /** Fragment definitions. */
  fragments: number;
  /** Spreads of named fragments; comparing their fields takes quadratic time. */
  fragmentSpreads: number;
  /**
   * Fields that occur more than once under the same name in a selection set, fragments included; comparing them takes
   * quadratic time.
   */
  repeatedFields: number;
  /** Lists of the schema that an introspection query selects; the usual query for a whole schema has nine. */
  introspectionLists: number;
  /** Operation definitions. */
  operations: number;
  /** Variables declared by all operations together. */
  variables: number;
  /** Levels of lists and objects in a value: `[[1]]` has two. */
  valueDepth: number;
}

interface Part extends Pick<Figures, "depth" | "aliases" | "directives" | "rootFields" | "introspectionLists"> {
  /** Objects in all fields together, and in the field with the most. */
  objects: number;
  mostObjects: number;
}

const nothing: Part = {
  depth: 0,
  aliases: 0,
  directives: 0,
  rootFields: 0,
  introspectionLists: 0,
  objects: 0,
  mostObjects: 0,
};

/** Fields that belong to the list around them. */
const partsOfConnections = new Set(["edges", "node", "nodes", "pageInfo"]);

const introspectionLists = new Set([
  "types",
  "directives",
  "fields",
  "inputFields",
  "args",
  "enumValues",
  "interfaces",
  "possibleTypes",
]);

/** Nested fragments multiply; beyond this, the exact number no longer matters. */
const plus = (one: number, other: number) => Math.min(one + other, Number.MAX_SAFE_INTEGER);

const sum = (one: Part, other: Part): Part => ({
  depth: Math.max(one.depth, other.depth),
  aliases: plus(one.aliases, other.aliases),
  directives: plus(one.directives, other.directives),
  rootFields: plus(one.rootFields, other.rootFields),
  introspectionLists: plus(one.introspectionLists, other.introspectionLists),
  objects: plus(one.objects, other.objects),
  mostObjects: Math.max(one.mostObjects, other.mostObjects),
});

/** Visits each fragment once, however often it is spread, so that the work is linear in the document's length. */
class Measure {
  private readonly definitions;
  private readonly fragments = new Map<string, Part>();

  constructor(private readonly document: DocumentNode) {
    this.definitions = new Map(
      document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
    );
  }

  figures(): Figures {
    let whole = nothing;
    let operations = 0;
    let variables = 0;
    for (const definition of this.document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      if (definition.kind === Kind.FRAGMENT_DEFINITION) continue;
      const part = this.selectionSet(definition.selectionSet, false);
      operations += 1;
      variables += definition.variableDefinitions?.length ?? 0;
      const onVariables = (definition.variableDefinitions ?? []).reduce(
        (count, variable) => count + (variable.directives?.length ?? 0),
        0,
      );
      const directives = part.directives + (definition.directives?.length ?? 0) + onVariables;
      whole = { ...sum(whole, { ...part, directives }), rootFields: Math.max(whole.rootFields, part.rootFields) };
    }
    const { depth, aliases, directives, rootFields, introspectionLists, mostObjects } = whole;
    return {
      depth,
      aliases,
      directives,
      rootFields,
      objects: mostObjects,
      introspectionLists,
      fragments: this.definitions.size,
      fragmentSpreads: spreadsIn(this.document),
      repeatedFields: repeatedFields(this.document),
      operations,
      variables,
      valueDepth: valueDepth(this.document),
    };
  }

  private selectionSet({ selections }: SelectionSetNode, introspects: boolean): Part {
    return selections.reduce((part, selection) => {
      const measured = this.selection(selection, introspects);
      return sum(part, { ...measured, directives: plus(measured.directives, selection.directives?.length ?? 0) });
    }, nothing);
  }

  private selection(selection: SelectionNode, introspects: boolean): Part {
    if (selection.kind === Kind.FIELD) return this.field(selection, introspects);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.selectionSet(selection.selectionSet, introspects);
    return this.fragment(selection.name.value);
  }

  private field({ name, alias, selectionSet }: FieldNode, introspectsAround: boolean): Part {
    const introspects = introspectsAround || name.value === "__schema" || name.value === "__type";
    const inner = selectionSet ? this.selectionSet(selectionSet, introspects) : nothing;
    const isObject = selectionSet && !introspects && !partsOfConnections.has(name.value);
    const objects = plus(inner.objects, isObject ? 1 : 0);
    return {
      depth: inner.depth + 1,
      aliases: plus(inner.aliases, alias ? 1 : 0),
      directives: inner.directives,
      rootFields: 1,
      introspectionLists: plus(
        inner.introspectionLists,
        introspectsAround && introspectionLists.has(name.value) ? 1 : 0,
      ),
      objects,
      mostObjects: objects,
    };
  }

  private fragment(name: string): Part {
    const known = this.fragments.get(name);
    if (known) return known;
    // A fragment that contains itself finds nothing here; validation reports it.
    this.fragments.set(name, nothing);
    const definition = this.definitions.get(name);
    if (!definition) return nothing;
    const part = this.selectionSet(definition.selectionSet, definition.typeCondition.name.value.startsWith("__"));
    this.fragments.set(name, part);
    return part;
  }
}

/** Spreads of named fragments as they are written, whether the fragments exist or not. */
function spreadsIn(document: DocumentNode): number {
  let spreads = 0;
  visit(document, { FragmentSpread: () => void (spreads += 1) });
  return spreads;
}

/** How deep the values in a document are, without recursion on the stack. */
function valueDepth(document: DocumentNode): number {
  let depth = 0;
  let deepest = 0;
  const level = { enter: () => void (deepest = Math.max(deepest, ++depth)), leave: () => void depth-- };
  visit(document, { ListValue: level, ObjectValue: level });
  return deepest;
}

/**
 * Strings and comments. An unterminated one extends to where the parser gives up, so that its end is searched for only
 * once.
 */
const texts = /"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n\r]*/g;

/** How deep the brackets of a text are nested, without parsing it: parsing is the slow part of deep nesting. */
export function nesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const bracket of text.replace(texts, "").replace(/[^()[\]{}]+/g, "")) {
    if (bracket === "{" || bracket === "[" || bracket === "(") deepest = Math.max(deepest, ++depth);
    else depth--;
  }
  return deepest;
}

/** Where the string that starts there ends; the text's length if it is unterminated. */
function endOfString(json: string, begin: number): number {
  for (let end = json.indexOf('"', begin + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}

/**
 * How deep a JSON text is and how many values it has below the outermost, without parsing it; an empty list or object
 * counts as two.
 */
export function measureJson(json: string): { depth: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === ",") values += 1;
    else if (character === "[" || character === "{") {
      values += 1;
      deepest = Math.max(deepest, ++depth);
    }
  }
  return { depth: deepest, values };
}

/** Number of values in the variables at all levels, and number of levels. */
export function measureVariables(variables: object): { valueDepth: number; variableValues: number } {
  let variableValues = 0;
  let deepest = 0;
  const waiting: [value: object, depth: number][] = [[variables, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    deepest = Math.max(deepest, depth);
    for (const each of Object.values(value)) {
      variableValues += 1;
      if (typeof each === "object" && each !== null) waiting.push([each as object, depth + 1]);
    }
  }
  return { valueDepth: deepest, variableValues };
}

/** The figures of a parsed document, valid or not, in time linear in its length. */
export const measure = (document: DocumentNode): Figures => new Measure(document).figures();
