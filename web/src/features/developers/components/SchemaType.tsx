import type { TypeReference } from "../schema-model";

/** A type in GraphQL notation, linked to its entry. */
export function SchemaType({ type: { before, name, after, linked } }: { type: TypeReference }) {
  return (
    <code>
      {before}
      {linked ? <a href={`#${name}`}>{name}</a> : name}
      {after}
    </code>
  );
}
