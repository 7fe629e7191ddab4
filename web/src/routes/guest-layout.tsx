import { Navigate, Outlet, useSearchParams } from "react-router";
import { useAuth } from "~/graphql/session";
import { safeNext } from "~/features/log-in/safe-next";

/** Pages for guests; signed-in users are redirected to the dashboard. */
export default function GuestLayout() {
  const { user } = useAuth();
  const [parameters] = useSearchParams();
  return user ? <Navigate to={safeNext(parameters.get("next"))} replace /> : <Outlet />;
}
