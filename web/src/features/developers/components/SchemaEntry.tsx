import type { Entry } from "../schema-model";
import { Inline } from "./Inline";
import { SchemaMember } from "./SchemaMember";

/** A type with all its members. */
export function SchemaEntry({ entry: { name, description, scope, members } }: { entry: Entry }) {
  return (
    <section id={name} data-entry={name} aria-labelledby={`${name}-name`}>
      <h3 id={`${name}-name`}>
        <a href={`#${name}`}>{name}</a>
      </h3>
      <p>
        <Inline text={description} />
        {scope ? (
          <>
            {" "}
            Scope <a href={`#AccessScope.${scope}`}>{scope}</a>.
          </>
        ) : null}
      </p>
      {members.length > 0 ? (
        <dl className="rows">
          {members.map((member) => (
            <SchemaMember key={member.name} member={member} of={name} />
          ))}
        </dl>
      ) : null}
    </section>
  );
}
