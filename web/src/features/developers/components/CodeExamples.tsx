import { languages, type Example, type Language } from "../examples";
import { CodeBlock } from "./CodeBlock";

export interface CodeExamplesProps {
  /** What the programs do, for people who do not see them. */
  label: string;
  name: string;
  example: Example;
}

/**
 * One program in several languages, of which the reader chooses one. The choice is a group of radio buttons that styles
 * look at, so that it works on a page without scripts; a browser too old for that shows all of them.
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
