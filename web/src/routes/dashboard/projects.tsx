import { ProjectsPage } from "~/features/projects/components/ProjectsPage";
import { useAuth } from "~/graphql/session";

export const meta = () => [{ title: "Projects | Quadwork" }];

export default function ProjectsRoute() {
  const { userType } = useAuth();
  return userType ? <ProjectsPage userType={userType} /> : null;
}
