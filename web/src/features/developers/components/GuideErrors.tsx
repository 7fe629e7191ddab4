import { answers } from "../examples";
import { guideSections } from "../guide-sections";
import { CodeBlock } from "./CodeBlock";
import { GuideSection } from "./GuideSection";

export function GuideErrors() {
  return (
    <GuideSection id="errors" title={guideSections.errors}>
      <p>
        Check the answer for <code>errors</code> rather than its status: like most GraphQL APIs, this one answers 200
        when a field is refused. Rely on <code>extensions.code</code>, which never changes, rather than on the message,
        which may.
      </p>
      <CodeBlock label="An answer with an error" name="badInput" code={answers.badInput} />
      <p>
        <a href="/developers/reference#errors">All error codes</a> are listed with advice on each, and every mutation
        lists the ones it may return. Things you may not see behave as if they did not exist: a query returns{" "}
        <code>null</code>, a mutation <code>NOT_FOUND</code>.
      </p>
      <p>
        The status is 413, 429 or 503 where proxies should know: for requests that are too large, too frequent (with{" "}
        <code>Retry-After</code>), or too slow, and when the database is unavailable. With{" "}
        <code>Accept: application/graphql-response+json</code>, documents that cannot run are answered with 400.
      </p>
    </GuideSection>
  );
}
