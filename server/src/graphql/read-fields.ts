import { isEnumType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from "graphql";

/**
 * Adapts the executor to the reader's JSON. Values of the types that the reader delivers are keyed like the response,
 * so that an alias finds its value, and enum values already have their GraphQL names.
 */
export function readByResponseKey(schema: GraphQLSchema, delivers: (type: string) => boolean): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && delivers(type.name)) keyByResponse(type);
    if (isEnumType(type)) {
      const serialize = type.serialize.bind(type);
      type.serialize = (value) => (typeof value === "string" && type.getValue(value) ? value : serialize(value));
    }
  }
}

function keyByResponse(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    field.resolve = (source, _arguments, _context, info) => (source as Record<string, unknown>)[String(info.path.key)];
  }
}
