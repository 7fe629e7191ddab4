import { isEnumType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from "graphql";

/**
 * Fits the executor to the reader's JSON. Values of the types the reader delivers are keyed as the response is, so
 * that an alias finds its own value, and enum values already carry their outward names.
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
