/** The sections of a guide. */
export function Contents({ sections }: { sections: Record<string, string> }) {
  return (
    <>
      <strong>On this page</strong>
      <ul>
        {Object.entries(sections).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
