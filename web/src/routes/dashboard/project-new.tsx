import { ProjectWizard } from "~/features/projects/wizard/components/ProjectWizard";
import { useLeaveWizard } from "~/features/projects/wizard/hooks/useWizardStep";
import { useAuth, type RouteHandle } from "~/graphql/session";

export const handle = { roles: ["STARTUP"] } satisfies RouteHandle;

export const meta = () => [{ title: "Create a New Project | Quadwork" }];

export default function ProjectNewPage() {
  const { user } = useAuth();
  const leaveTo = useLeaveWizard();
  // The dashboard admits only signed-in users; this one may have just signed out.
  if (!user) return null;
  const open = (id: string) => void leaveTo(`/dashboard/projects/${id}`);
  return <ProjectWizard userId={user.id} onCreated={open} />;
}
