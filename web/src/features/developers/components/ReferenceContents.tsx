import type { SchemaModel } from "../schema-model";

function Part({ id, title, links }: { id: string; title: string; links: { id: string; name: string }[] }) {
  return (
    <details>
      <summary>
        {title} <small>{links.length}</small>
      </summary>
      <ul aria-label={title}>
        <li>
          <a href={`#${id}`}>All {title.toLowerCase()}</a>
        </li>
        {links.map((link) => (
          <li key={link.id}>
            <a href={`#${link.id}`}>{link.name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Everything in the reference, by name. */
export function ReferenceContents({ model }: { model: SchemaModel }) {
  return (
    <>
      <strong>On this page</strong>
      {model.operations.map(({ root, title, members }) => (
        <Part key={root} id={root} title={title} links={members.map(({ name }) => ({ id: `${root}.${name}`, name }))} />
      ))}
      {model.types.map(({ id, title, entries }) => (
        <Part key={id} id={id} title={title} links={entries.map(({ name }) => ({ id: name, name }))} />
      ))}
      <a href="#errors">Error codes</a>
    </>
  );
}
