import { apiLimits, costPoints } from "@quadwork/server/contract";
import { answers } from "../examples";
import { guideSections } from "../guide-sections";
import { CodeBlock } from "./CodeBlock";
import { GuideSection } from "./GuideSection";

const number = new Intl.NumberFormat("en");

const rows: [string, string][] = [
  ["Points of one operation", number.format(apiLimits.cost)],
  [
    "Your budget",
    `${number.format(apiLimits.costBudget)} points, of which ${number.format(apiLimits.costRefillPerSecond)} a second come back`,
  ],
  ["Body of a request", `${apiLimits.requestBytes / 1024} KiB`],
  ["Document", `${apiLimits.documentBytes / 1024} KiB, ${number.format(apiLimits.tokens)} tokens`],
  ["Levels of fields", `${apiLimits.depth}`],
  ["Fields at the top of an operation", `${apiLimits.rootFields}`],
  ["Aliases, directives, fragments", `${apiLimits.aliases}, ${apiLimits.directives}, ${apiLimits.fragments}`],
  ["Values in the variables, levels of a value", `${number.format(apiLimits.variableValues)}, ${apiLimits.valueDepth}`],
  ["Requests worked on at once", `${apiLimits.requestsAtOnce}; more of them wait for their turn`],
  ["Time of a request", `${apiLimits.requestMilliseconds / 1000} seconds`],
];

export function GuideLimits() {
  return (
    <GuideSection id="limits" title={guideSections.limits}>
      <p>
        Every operation costs points, counted before it runs: {costPoints.object} for an object, {costPoints.totalCount}{" "}
        for <code>totalCount</code>, which looks at the whole list, {costPoints.mutation} for a mutation,{" "}
        {costPoints.schema} for the schema by introspection, nothing for plain fields. A list multiplies what its items
        cost by <code>first</code>, or by {costPoints.listWithoutSize} where it takes none. So{" "}
        <code>{"{ projects(first: 10) { nodes { title startup { companyName } } } }"}</code> costs{" "}
        {costPoints.object + 10 * 2 * costPoints.object}. Points come out of a budget: each token has its own.
      </p>
      <CodeBlock label="What an answer says of its cost" name="cost" code={answers.cost} />
      <p>
        The same stands in the headers <code>RateLimit</code> and <code>RateLimit-Policy</code>. With too little left
        the answer is 429 <code>RATE_LIMITED</code>, and <code>Retry-After</code> says for how many seconds. Usual
        figures, which an installation may change:
      </p>
      <dl className="rows">
        {rows.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p>
        A refusal by one of them carries <code>limit</code>, <code>maximum</code> and your <code>actual</code> figure in{" "}
        <code>extensions</code>. Several operations in one request are refused; send them side by side. Looking up codes
        and uploading pictures are counted besides, by person and by network.
      </p>
    </GuideSection>
  );
}
