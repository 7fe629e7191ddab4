import { unlistedMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";

export { NotFoundPage as default } from "~/features/site/components/NotFoundPage";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () => unlistedMeta("Page not found", "There is nothing at this address on Quadwork.");
