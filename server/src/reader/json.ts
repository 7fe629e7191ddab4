import { getNamedType, isEnumType, isListType, isNonNullType, type GraphQLOutputType } from "graphql";

/** A text as an SQL string literal. For response keys and type names, which are GraphQL names, never for values. */
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const timestamp = (sql: string) => `to_char((${sql}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

function listToJson(type: GraphQLOutputType, sql: string): string {
  return isEnumType(getNamedType(type))
    ? `array_to_json(upper((${sql})::text)::text[])::text`
    : `array_to_json(${sql})::text`;
}

/** Converts the SQL of a scalar, an enum or a list of them to JSON text, as the GraphQL type serialises it. */
export function leafToJson(type: GraphQLOutputType, sql: string): string {
  if (!isNonNullType(type)) return `coalesce(${nonNullToJson(type, sql)}, 'null')`;
  return nonNullToJson(type.ofType, sql);
}

function nonNullToJson(type: GraphQLOutputType, sql: string): string {
  if (isListType(type)) return listToJson(type, sql);
  if (isEnumType(type)) return `'"' || upper(${sql}) || '"'`;
  switch (getNamedType(type).name) {
    case "Int":
    case "Boolean":
      return `(${sql})::text`;
    case "ID":
    case "Date":
      return `'"' || (${sql}) || '"'`;
    case "DateTime":
      return `'"' || ${timestamp(sql)} || '"'`;
    case "String":
      return `to_json(${sql})::text`;
    default:
      throw new Error(`No JSON for ${type.toString()}`);
  }
}

/** Members as `'{"a":' || … || ',"b":' || … || '}'`. Concatenation costs a fraction of json_build_object. */
export function objectToJson(members: readonly (readonly [key: string, json: string])[]): string {
  if (members.length === 0) return "'{}'";
  return `${members.map(([key, json], index) => `${literal(`${index ? "," : "{"}"${key}":`)} || ${json}`).join(" || ")} || '}'`;
}
