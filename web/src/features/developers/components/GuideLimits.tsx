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
  ["Root fields, objects in one of them", `${apiLimits.rootFields}, ${apiLimits.objects}`],
  ["Aliases, directives, fragments", `${apiLimits.aliases}, ${apiLimits.directives}, ${apiLimits.fragments}`],
  ["SQL of a root field", `${apiLimits.statementBytes / 1024} KiB, ${apiLimits.statementSelects} SELECTs`],
  ["SQL of an operation", `${apiLimits.operationBytes / 1024} KiB, ${apiLimits.operationSelects} SELECTs`],
  ["Values in the variables, levels of a value", `${number.format(apiLimits.variableValues)}, ${apiLimits.valueDepth}`],
  ["Requests worked on at once", `${apiLimits.requestsAtOnce}; more of them queue`],
  ["Time of a request", `${apiLimits.requestMilliseconds / 1000} seconds`],
];

export function GuideLimits() {
  return (
    <GuideSection id="limits" title={guideSections.limits}>
      <p>
        Every operation costs points for what it reads, counted before it runs: {costPoints.object} for an object,{" "}
        {costPoints.search} for a search, {costPoints.totalCount} for <code>totalCount</code> (
        {costPoints.totalCountOfAll} in <code>clubs</code> and <code>projects</code>), {costPoints.count} for another
        count, {costPoints.wholeTable} for <code>projectCategories</code>, {costPoints.mutation} for a mutation,{" "}
        {costPoints.schema} for the schema, nothing for plain fields. A list multiplies the cost of its items by{" "}
        <code>first</code>, or by {costPoints.listWithoutSize} where it takes none. So{" "}
        <code>{"{ projects(first: 10) { nodes { title startup { companyName } } } }"}</code> costs{" "}
        {costPoints.object + 10 * 2 * costPoints.object} and its SELECTs. Each SELECT of the SQL that the operation is
        compiled to costs {costPoints.select} more, however long the lists: one or two for an object, and those of the
        rules who may see it. Points come out of one budget, which your tokens, sessions and WebSockets share.
      </p>
      <CodeBlock label="What an answer says of its cost" name="cost" code={answers.cost} />
      <p>
        The headers <code>RateLimit</code> and <code>RateLimit-Policy</code> say the same. Beyond the budget the answer
        is 429 <code>RATE_LIMITED</code> with <code>Retry-After</code> in seconds. Usual figures, which an installation
        may change:
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
        A refusal carries <code>limit</code>, <code>maximum</code> and your <code>actual</code> figure in{" "}
        <code>extensions</code>. Several operations in one request are refused; send them side by side. Looking up codes
        and uploading pictures are also counted, by person and by network.
      </p>
    </GuideSection>
  );
}
