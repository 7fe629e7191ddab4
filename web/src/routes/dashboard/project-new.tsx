import { useNavigate } from "react-router";
import { ProjectWizard } from "~/features/projects/wizard/components/ProjectWizard";
import { useAuth, type RouteHandle } from "~/graphql/session";

export const handle = { roles: ["STARTUP"] } satisfies RouteHandle;

export const meta = () => [{ title: "Create a New Project | Quadwork" }];

export default function ProjectNewPage() {
  const { user } = useAuth();
  const navigate = useNavigate();
  // The dashboard admits only signed-in users; this one may have just signed out.
  if (!user) return null;
  // Replaces the wizard's last step, whose draft is gone.
  const open = (id: string) => void navigate(`/dashboard/projects/${id}`, { replace: true });
  return <ProjectWizard userId={user.id} onCreated={open} />;
}
