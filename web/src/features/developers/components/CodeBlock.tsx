export interface CodeBlockProps {
  /** The block's name for screen readers. */
  label: string;
  code: string;
  /** The name that tests find it by. */
  name: string;
  language?: string;
}

/** A program or a response. When wider than the page, it scrolls on its own, also by keyboard. */
export function CodeBlock({ label, code, name, language }: CodeBlockProps) {
  return (
    <pre role="group" aria-label={label} tabIndex={0} data-example={name} data-language={language}>
      <code>{code}</code>
    </pre>
  );
}
