export { NotFoundPage as default } from "~/features/site/components/NotFoundPage";

export const meta = () => [{ title: "Page not found | Quadwork" }];
