import { NotFoundPage } from "~/features/site/components/NotFoundPage";

export const meta = () => [{ title: "Page not found | Quadwork" }];

/** For unknown addresses below /dashboard; the server answers them with 404. */
export default function DashboardNotFoundPage() {
  return <NotFoundPage home={{ to: "/dashboard", label: "Back to the dashboard" }} />;
}
