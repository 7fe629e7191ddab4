import { DocumentFrame } from "~/features/developers/components/DocumentFrame";
import { ReferenceContents } from "~/features/developers/components/ReferenceContents";
import { ReferenceSearch } from "~/features/developers/components/ReferenceSearch";
import { SchemaReference } from "~/features/developers/components/SchemaReference";
import { describeSchema } from "~/features/developers/schema-model";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { schemaReference } from "~/texts/pages";
import schema from "../../../schema.graphql?raw";
import type { Route } from "./+types/developers-reference";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () =>
  pageMeta({ title: schemaReference.title, description: schemaReference.lead, path: "/developers/reference" });

/** Runs while the page is prerendered: neither the schema nor its parser is sent to the browser. */
export const loader = () => describeSchema(schema);

export default function SchemaReferencePage({ loaderData }: Route.ComponentProps) {
  return (
    <DocumentFrame
      title={schemaReference.title}
      lead={schemaReference.lead}
      path="/developers/reference"
      search={<ReferenceSearch />}
      contents={<ReferenceContents model={loaderData} />}
    >
      <SchemaReference model={loaderData} />
    </DocumentFrame>
  );
}
