import { Navigate, Outlet, useSearchParams } from "react-router";
import { useAuth } from "~/graphql/session";
import { safeNext } from "~/features/log-in/safe-next";

/** Pages for people who are not signed in yet; everyone else goes on to the dashboard. */
export default function GuestLayout() {
  const { user } = useAuth();
  const [parameters] = useSearchParams();
  return user ? <Navigate to={safeNext(parameters.get("next"))} replace /> : <Outlet />;
}
