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
        each, <code>pageInfo</code> describes the position of the page, and <code>totalCount</code> is the total.{" "}
        <code>first</code> is at most {limits.pageSizeMaximum}, by default {limits.pageSizeDefault}; pass{" "}
        <code>endCursor</code> as <code>after</code> to continue. A cursor marks a position, so nothing is skipped or
        repeated when rows come and go. Each list's description states its order.
      </p>
      <p>
        A list that can be filtered takes <code>filter</code>, with the same type for all lists of the same items.
        Members that are omitted or null do not filter; several members are combined with AND.
      </p>
      <CodeExamples label="Every project that you may see" name="paging" example={paging()} />
    </GuideSection>
  );
}
