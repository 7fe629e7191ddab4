import { persistedQuery } from "../examples";
import { guideSections } from "../guide-sections";
import { CodeExamples } from "./CodeExamples";
import { GuideSection } from "./GuideSection";

export function GuidePersistedQueries() {
  return (
    <GuideSection id="persisted-queries" title={guideSections["persisted-queries"]}>
      <p>
        A long document can be sent once and then be named by its SHA-256 hash. The server keeps those used last; when
        it does not know a hash it answers <code>PERSISTED_QUERY_NOT_FOUND</code>, and you send hash and document
        together. Apollo Client and others do this by themselves.
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
        codes may appear at any time, so let your program pass over what it does not know. What is to go is marked{" "}
        <code>@deprecated</code> with what to use instead and stays for now; a change that breaks clients is declared in{" "}
        <code>docs/schema-changes.md</code> of the source before it is released.
      </p>
    </GuideSection>
  );
}
