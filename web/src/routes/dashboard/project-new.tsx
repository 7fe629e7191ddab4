import { useNavigate } from "react-router";
import { ProjectWizard } from "~/features/projects/wizard/components/ProjectWizard";
import { useAuth, type RouteHandle } from "~/graphql/session";

export const handle = { roles: ["STARTUP"] } satisfies RouteHandle;

export const meta = () => [{ title: "Create a New Project | Quadwork" }];

export default function ProjectNewPage() {
  const { user } = useAuth();
  const navigate = useNavigate();
  // The dashboard lets only signed-in people in; this one may just have left.
  if (!user) return null;
  // In place of the wizard's last step, whose draft is gone.
  const open = (id: string) => void navigate(`/dashboard/projects/${id}`, { replace: true });
  return <ProjectWizard userId={user.id} onCreated={open} />;
}
