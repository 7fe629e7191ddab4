import { errorMessages, type ErrorCode } from "@quadwork/server/contract";
import { errorRemedies } from "~/texts/error-remedies";
import { Inline } from "./Inline";

/** Refusals by Apollo Server, before our own code runs. */
const fromGraphql = [
  ["GRAPHQL_PARSE_FAILED", "The document is not valid GraphQL.", "See `locations`."],
  [
    "GRAPHQL_VALIDATION_FAILED",
    "The document asks for something the schema does not have.",
    "Compare it with the schema.",
  ],
  ["PERSISTED_QUERY_NOT_FOUND", "The server does not know this hash.", "Send the document with its hash."],
  [
    "BAD_REQUEST",
    "The request is not JSON, or has no document.",
    "Send JSON with `query` and `Content-Type: application/json`.",
  ],
] as const;

const catalogue = [
  ...(Object.entries(errorMessages) as [ErrorCode, string][]).map(
    ([code, message]) => [code, message, errorRemedies[code]] as const,
  ),
  ...fromGraphql,
];

/** Every code in `extensions.code`, with its usual message and what to do about it. */
export function ErrorCatalogue() {
  return (
    <section id="errors" data-entry="errors" aria-labelledby="errors-heading">
      <h2 id="errors-heading">Error codes</h2>
      <dl className="rows">
        {catalogue.map(([code, message, remedy]) => (
          <div key={code} id={code} data-member>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>
              <p>{message}</p>
              <p className="notes">
                <Inline text={remedy} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
