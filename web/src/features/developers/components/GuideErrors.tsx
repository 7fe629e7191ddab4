import { answers } from "../examples";
import { guideSections } from "../guide-sections";
import { CodeBlock } from "./CodeBlock";
import { GuideSection } from "./GuideSection";

export function GuideErrors() {
  return (
    <GuideSection id="errors" title={guideSections.errors}>
      <p>
        Look for <code>errors</code> in the answer, not at its status: like most GraphQL APIs this one answers 200 when
        a field is refused. Go by <code>extensions.code</code>, which does not change, rather than by the message, which
        may.
      </p>
      <CodeBlock label="An answer with an error" name="badInput" code={answers.badInput} />
      <p>
        <a href="/developers/reference#errors">All error codes</a> are listed with what to do about each, and every
        mutation says which of them it may answer. What you may not see answers like what does not exist: a query with{" "}
        <code>null</code>, a mutation with <code>NOT_FOUND</code>.
      </p>
      <p>
        The status is 413, 429 or 503 where proxies should know: what is too large, what came too often (with{" "}
        <code>Retry-After</code>), what took too long or found the database away. Ask with{" "}
        <code>Accept: application/graphql-response+json</code> and documents that cannot run are answered with 400.
      </p>
    </GuideSection>
  );
}
