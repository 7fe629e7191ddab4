import { useState, type ReactNode } from "react";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react";
import { Navigate, Outlet, useLocation, useMatches } from "react-router";
import { PageLoading } from "~/components/PageLoading";
import { DashboardShell } from "~/features/dashboard/components/DashboardShell";
import { getClient } from "~/graphql/client";
import { roleOf, useAuth, type RouteHandle } from "~/graphql/session";
import { dashboardSystem } from "~/theme/dashboard-recipes";

/** Remounts for another user, who then gets their own client. */
function ViewerClient({ children }: { children: ReactNode }) {
  const [client] = useState(getClient);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Admits users who may see the page and renders the dashboard around it. */
export default function DashboardLayout() {
  const { loading, user } = useAuth();
  const { pathname, search } = useLocation();
  const roles = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.roles;

  if (loading) return <PageLoading />;
  if (!user) {
    const next = pathname === "/dashboard" ? "" : `?next=${encodeURIComponent(pathname + search)}`;
    return <Navigate to={`/login${next}`} replace />;
  }
  if (roles && !roles.includes(user.userType) && !roles.includes(roleOf(user)))
    return <Navigate to="/dashboard" replace />;

  return (
    <ViewerClient key={user.id}>
      <ChakraProvider value={dashboardSystem}>
        <DashboardShell>
          <Outlet />
        </DashboardShell>
      </ChakraProvider>
    </ViewerClient>
  );
}
