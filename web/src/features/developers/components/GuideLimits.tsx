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
    `${number.format(apiLimits.costBudget)} points; ${number.format(apiLimits.costRefillPerSecond)} return each second`,
  ],
  ["Body of a request", `${apiLimits.requestBytes / 1024} KiB`],
  ["Document", `${apiLimits.documentBytes / 1024} KiB, ${number.format(apiLimits.tokens)} tokens`],
  ["Levels of fields", `${apiLimits.depth}`],
  ["Root fields, objects in each", `${apiLimits.rootFields}, ${apiLimits.objects}`],
  ["Aliases, directives, fragments", `${apiLimits.aliases}, ${apiLimits.directives}, ${apiLimits.fragments}`],
  ["SQL of a root field", `${apiLimits.statementBytes / 1024} KiB, ${apiLimits.statementSelects} SELECTs`],
  ["SQL of an operation", `${apiLimits.operationBytes / 1024} KiB, ${apiLimits.operationSelects} SELECTs`],
  ["Values in the variables, levels of a value", `${number.format(apiLimits.variableValues)}, ${apiLimits.valueDepth}`],
  ["Requests processed at once", `${apiLimits.requestsAtOnce}; others queue`],
  ["Time per request", `${apiLimits.requestMilliseconds / 1000} seconds`],
];

export function GuideLimits() {
  return (
    <GuideSection id="limits" title={guideSections.limits}>
      <p>
        Every operation costs points for what it reads, calculated before it runs: {costPoints.object} for an object,{" "}
        {costPoints.search} for a search, {costPoints.totalCount} for <code>totalCount</code> (
        {costPoints.totalCountOfAll} in <code>clubs</code> and <code>projects</code>), {costPoints.count} for any other
        count, {costPoints.wholeTable} for <code>projectCategories</code>, {costPoints.mutation} for a mutation,{" "}
        {costPoints.schema} for the schema, nothing for plain fields. A list multiplies the cost of its items by{" "}
        <code>first</code>, or by {costPoints.listWithoutSize} if it does not take that argument. For example,{" "}
        <code>{"{ projects(first: 10) { nodes { title startup { companyName } } } }"}</code> costs{" "}
        {costPoints.object + 10 * 2 * costPoints.object} plus its SELECTs. Each SELECT in the SQL that the operation
        compiles to costs {costPoints.select} more, regardless of list length: one or two for an object, plus those of
        its visibility rules. A document that cannot be run costs {costPoints.invalidDocument}, and one more for each{" "}
        {costPoints.invalidDocumentBytes} bytes. All your tokens, sessions and WebSockets share one budget of points.
      </p>
      <CodeBlock label="The cost in an answer" name="cost" code={answers.cost} />
      <p>
        The headers <code>RateLimit</code> and <code>RateLimit-Policy</code> report the same. When the budget is used
        up, the answer is 429 <code>RATE_LIMITED</code> with <code>Retry-After</code> in seconds. These are the
        defaults, which an installation may change:
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
        A refusal includes <code>limit</code>, <code>maximum</code> and your <code>actual</code> figure in{" "}
        <code>extensions</code>. Several operations in one request are refused; send them as parallel requests. Code
        lookups and picture uploads are also limited, per person and per network.
      </p>
    </GuideSection>
  );
}
