import { accessScopeLabels } from "@quadwork/server/contract";
import { askingFunction, mutation, query } from "../examples";
import { guideSections } from "../guide-sections";
import { CodeExamples } from "./CodeExamples";
import { GuideSection } from "./GuideSection";

export function GuideToken() {
  return (
    <GuideSection id="token" title={guideSections.token}>
      <p>
        A personal access token lets a program do what you may do in Quadwork, within its scopes. Create one in the “API
        access” card on <a href="/dashboard/profile">your profile</a>: name it, tick its scopes, and choose when it
        expires. It is shown only once. Keep it in an environment variable, never in a page or a repository:
      </p>
      <pre role="group" aria-label="The token in an environment variable" tabIndex={0}>
        <code>export QUADWORK_TOKEN=quadwork_…</code>
      </pre>
      <p>Write access to an area includes read access. No token can change the security of your account.</p>
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
      <p>A revoked token stops working at once. Secret scanners recognise tokens by quadwork_[0-9a-f]{"{56}"}.</p>
    </GuideSection>
  );
}

export function GuideFirstQuery() {
  return (
    <GuideSection id="first-query" title={guideSections["first-query"]}>
      <p>
        The API has a single address; every request is a JSON POST to it. You name the fields that you want and get
        exactly those. This query needs the scopes <code>PROFILES_READ</code> and <code>PROJECTS_READ</code>:
      </p>
      <CodeExamples label="Who am I, and which projects are open?" name="query" example={query()} />
      <p>
        The programs on this page need only Node 20 or Python 3 and this function, saved beside them as{" "}
        <code>quadwork.mjs</code> or <code>quadwork.py</code>:
      </p>
      <CodeExamples label="The function that sends requests" name="asking" example={askingFunction()} />
      <p>
        The <a href="/developers/reference">schema reference</a> describes every field, and the{" "}
        <a href="/graphql">Sandbox</a> completes them as you type. Call the API from a server: pages on other origins
        cannot, unless the operator of this installation allows theirs.
      </p>
    </GuideSection>
  );
}

export function GuideFirstMutation() {
  return (
    <GuideSection id="first-mutation" title={guideSections["first-mutation"]}>
      <p>
        A mutation takes one <code>input</code> and returns what it changed. This one posts a project; it needs a
        startup's token with <code>PROJECTS_WRITE</code>.
      </p>
      <CodeExamples label="Post a project" name="mutation" example={mutation()} />
      <p>
        The header <code>Idempotency-Key</code>, 1 to 255 visible characters, makes it safe to resend a mutation when
        its answer was lost: for 24 hours, the same request with the same key does not run twice but gets the first
        answer, with <code>Idempotency-Replayed: true</code>. Use a new key for each action, and the same key for each
        attempt at it.
      </p>
      <p>
        Your permissions depend on the row and its state. Rather than trying, read the <code>viewerCan…</code> fields:{" "}
        <code>Project.viewerCanApply</code> says whether{" "}
        <a href="/developers/reference#Mutation.submitApplication">submitApplication</a> would be allowed now.
      </p>
    </GuideSection>
  );
}
