import type { SchemaModel } from "../schema-model";
import { ErrorCatalogue } from "./ErrorCatalogue";
import { Inline } from "./Inline";
import { SchemaEntry } from "./SchemaEntry";
import { SchemaMember } from "./SchemaMember";

/** The whole schema: operations first, then the types that they take and return, then the error codes. */
export function SchemaReference({ model }: { model: SchemaModel }) {
  return (
    <>
      {model.operations.map(({ root, title, description, members }) => (
        <section key={root} id={root} data-entry={root} aria-labelledby={`${root}-heading`}>
          <h2 id={`${root}-heading`}>{title}</h2>
          <p>
            <Inline text={description} />
          </p>
          <dl className="rows">
            {members.map((member) => (
              <SchemaMember key={member.name} member={member} of={root} />
            ))}
          </dl>
        </section>
      ))}
      {model.types.map(({ id, title, entries }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{title}</h2>
          {entries.map((entry) => (
            <SchemaEntry key={entry.name} entry={entry} />
          ))}
        </section>
      ))}
      <ErrorCatalogue />
    </>
  );
}
