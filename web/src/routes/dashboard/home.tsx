import { DashboardHome } from "~/features/dashboard/components/DashboardHome";
import { useAuth } from "~/graphql/session";

export const meta = () => [{ title: "Dashboard | Quadwork" }];

export default function DashboardHomePage() {
  const { user } = useAuth();
  return user ? <DashboardHome user={user} /> : null;
}
