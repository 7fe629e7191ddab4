import type { TypeReference } from "../schema-model";

/** A type as it is written, leading to its entry. */
export function SchemaType({ type: { before, name, after, linked } }: { type: TypeReference }) {
  return (
    <code>
      {before}
      {linked ? <a href={`#${name}`}>{name}</a> : name}
      {after}
    </code>
  );
}
