import { languages, type Example, type Language } from "../examples";
import { CodeBlock } from "./CodeBlock";

export interface CodeExamplesProps {
  /** What the programs do, for screen readers. */
  label: string;
  name: string;
  example: Example;
}

/**
 * One program in several languages; the reader chooses one. The choice is a group of radio buttons that CSS reacts to,
 * so that it works without scripts; browsers too old for that show all of them.
 */
export function CodeExamples({ label, name, example }: CodeExamplesProps) {
  const programs = Object.entries(example) as [Language, string][];
  return (
    <fieldset className="examples">
      <legend>{label}</legend>
      {programs.length > 1
        ? programs.map(([language], index) => (
            <label key={language}>
              <input type="radio" name={`language-${name}`} value={language} defaultChecked={index === 0} />
              {languages[language]}
            </label>
          ))
        : null}
      {programs.map(([language, code]) => (
        <CodeBlock
          key={language}
          label={`${label}: ${languages[language]}`}
          name={name}
          language={language}
          code={code}
        />
      ))}
    </fieldset>
  );
}
