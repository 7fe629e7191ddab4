import {
  isNonNullType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { fieldError } from "../platform/app-error.js";
import type { Fragments, Variables } from "./selection.js";

/** A position in an operation where a nullable variable is used for a non-null argument or input field. */
interface Place {
  variable: string;
  argument: string;
}

function placesIn(definition: ASTNode, schema: GraphQLSchema, spread: (fragment: string) => void): Place[] {
  const places: Place[] = [];
  const types = new TypeInfo(schema);
  visit(
    definition,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      FragmentSpread: ({ name }) => spread(name.value),
      Variable(node, _key, parent) {
        if (!isNonNullType(types.getInputType())) return;
        const member = parent && "kind" in parent && parent.kind === Kind.OBJECT_FIELD ? parent.name.value : undefined;
        places.push({ variable: node.name.value, argument: member ?? types.getArgument()?.name ?? node.name.value });
      },
    }),
  );
  return places;
}

function placesOf(operation: OperationDefinitionNode, fragments: Fragments, schema: GraphQLSchema): Place[] {
  const definitions = new Set<ASTNode>([operation]);
  const places: Place[] = [];
  // Items added to a set during the loop are visited as well, each fragment once.
  for (const definition of definitions)
    places.push(...placesIn(definition, schema, (fragment) => definitions.add(fragments[fragment]!)));
  return places;
}

/**
 * Refuses null where an argument has a default but is non-null. GraphQL accepts a nullable variable there because it
 * may be omitted, but null at run time is an error. Checked for the whole operation before any of it runs, so that no
 * write happens whose response cannot be read.
 */
export class NullArguments {
  private readonly known = new WeakMap<OperationDefinitionNode, Place[]>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** @throws AppError BAD_USER_INPUT that names the argument or input field. */
  refuse(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables): void {
    let places = this.known.get(operation);
    if (!places) this.known.set(operation, (places = placesOf(operation, fragments, this.schema)));
    const wrong = places.find(({ variable }) => variables[variable] === null);
    if (wrong) throw fieldError(wrong.argument, `${wrong.argument} must not be null. Leave it out for its default.`);
  }
}
