import { accessScopeLabels } from "@quadwork/server/contract";
import { askingFunction, mutation, query } from "../examples";
import { guideSections } from "../guide-sections";
import { CodeExamples } from "./CodeExamples";
import { GuideSection } from "./GuideSection";

export function GuideToken() {
  return (
    <GuideSection id="token" title={guideSections.token}>
      <p>
        A personal access token lets a program do what you may do in Quadwork, as far as its scopes reach. Create one in
        the card “API access” on <a href="/dashboard/profile">your profile</a>: give it a name, tick its scopes, choose
        when it ends. It is shown once. Keep it in an environment variable, never in a page or a repository:
      </p>
      <pre role="group" aria-label="The token in an environment variable" tabIndex={0}>
        <code>export QUADWORK_TOKEN=quadwork_…</code>
      </pre>
      <p>
        Writing in an area includes reading it. What concerns the security of your account is out of reach for every
        token.
      </p>
      <dl className="rows narrow">
        {Object.entries(accessScopeLabels).map(([scope, label]) => (
          <div key={scope}>
            <dt>
              <code>{scope}</code>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p>A revoked token stops at once. Secret scanners find tokens by quadwork_[0-9a-f]{"{56}"}.</p>
    </GuideSection>
  );
}

export function GuideFirstQuery() {
  return (
    <GuideSection id="first-query" title={guideSections["first-query"]}>
      <p>
        There is one address, and every request is a POST of JSON to it. You name the fields that you want and get those
        and no others. This query needs the scopes <code>PROFILES_READ</code> and <code>PROJECTS_READ</code>:
      </p>
      <CodeExamples label="Who am I, and which projects are open?" name="query" example={query()} />
      <p>
        The programs on this page need nothing but Node 20 or Python 3, and this function, saved beside them as{" "}
        <code>quadwork.mjs</code> or <code>quadwork.py</code>:
      </p>
      <CodeExamples label="The function that asks" name="asking" example={askingFunction()} />
      <p>
        The <a href="/developers/reference">schema reference</a> describes every field, and{" "}
        <a href="/graphql">Sandbox</a> completes it while you type. Call the API from a server: pages of other origins
        may not, unless whoever runs this installation allows theirs.
      </p>
    </GuideSection>
  );
}

export function GuideFirstMutation() {
  return (
    <GuideSection id="first-mutation" title={guideSections["first-mutation"]}>
      <p>
        A mutation takes one <code>input</code> and answers with what it changed. This one posts a project; it needs a
        startup's token with <code>PROJECTS_WRITE</code>.
      </p>
      <CodeExamples label="Post a project" name="mutation" example={mutation()} />
      <p>
        The header <code>Idempotency-Key</code>, 1 to 255 visible characters, makes it safe to send a mutation again
        when the answer got lost: for 24 hours the same request with the same key is not done twice but gets the first
        answer, with <code>Idempotency-Replayed: true</code>. Take a new key for each thing to be done, and the same one
        for each attempt at it.
      </p>
      <p>
        What you may do depends on the row and its state. Rather than trying, ask the <code>viewerCan…</code> fields:{" "}
        <code>Project.viewerCanApply</code> says whether{" "}
        <a href="/developers/reference#Mutation.submitApplication">submitApplication</a> would be allowed now.
      </p>
    </GuideSection>
  );
}
