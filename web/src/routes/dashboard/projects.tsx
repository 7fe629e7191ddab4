import { ProjectsPage } from "~/features/projects/components/ProjectsPage";
import { useAuth } from "~/graphql/session";

export const meta = () => [{ title: "Projects | Quadwork" }];

export default function ProjectsRoute() {
  const { actsAs } = useAuth();
  return actsAs ? <ProjectsPage actsAs={actsAs} /> : null;
}
