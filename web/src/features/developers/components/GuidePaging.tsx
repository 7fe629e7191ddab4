import { limits } from "@quadwork/server/contract";
import { paging } from "../examples";
import { guideSections } from "../guide-sections";
import { CodeExamples } from "./CodeExamples";
import { GuideSection } from "./GuideSection";

export function GuidePaging() {
  return (
    <GuideSection id="paging" title={guideSections.paging}>
      <p>
        Lists that grow are connections: <code>nodes</code> are the items, <code>edges</code> the same with a cursor
        each, <code>pageInfo</code> says where the page stands and <code>totalCount</code> how many there are.{" "}
        <code>first</code> is at most {limits.pageSizeMaximum}, by default {limits.pageSizeDefault}; pass{" "}
        <code>endCursor</code> as <code>after</code> to go on. A cursor marks a place, so that nothing is missed or
        shown twice when rows come and go. Each list's description says its order.
      </p>
      <p>
        A list that can be narrowed takes <code>filter</code>, of the same type wherever such items are listed. What is
        left out or null narrows nothing; several members narrow more.
      </p>
      <CodeExamples label="Every project that you may see" name="paging" example={paging()} />
    </GuideSection>
  );
}
