export interface CodeBlockProps {
  /** What it shows, for people who do not see it. */
  label: string;
  code: string;
  /** By which tests find it. */
  name: string;
  language?: string;
}

/** A program or an answer. It scrolls by itself, and with the keyboard, where it is wider than the page. */
export function CodeBlock({ label, code, name, language }: CodeBlockProps) {
  return (
    <pre role="group" aria-label={label} tabIndex={0} data-example={name} data-language={language}>
      <code>{code}</code>
    </pre>
  );
}
