import { persistedQuery } from "../examples";
import { guideSections } from "../guide-sections";
import { CodeExamples } from "./CodeExamples";
import { GuideSection } from "./GuideSection";

export function GuidePersistedQueries() {
  return (
    <GuideSection id="persisted-queries" title={guideSections["persisted-queries"]}>
      <p>
        Send a long document once, then refer to it by its SHA-256 hash. The server keeps the most recently used
        documents; if it does not know a hash, it answers <code>PERSISTED_QUERY_NOT_FOUND</code>, and you send hash and
        document together. Apollo Client and others do this automatically.
      </p>
      <CodeExamples label="Ask by hash in JavaScript" name="persisted" example={persistedQuery()} />
    </GuideSection>
  );
}

export function GuideVersions() {
  return (
    <GuideSection id="versioning" title={guideSections.versioning}>
      <p>
        The API has no version number. It grows: new types, fields, optional arguments, enumeration values and error
        codes may appear at any time, so let your program ignore what it does not know. Anything due for removal is
        marked <code>@deprecated</code> with its replacement and stays for a while; a change that breaks clients is
        declared in <code>docs/schema-changes.md</code> in the source before it is released.
      </p>
    </GuideSection>
  );
}
