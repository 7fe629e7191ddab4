import { ApolloClient, HttpLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react";
import { act, configure, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { Toaster } from "~/components/toaster";
// Loaded in advance, so that a test waits for the toast and not for its code.
import { toaster } from "~/components/ToasterRegion";
import { createCache } from "~/graphql/cache";
import { AuthProvider, sessionStore } from "~/graphql/session";
import { storedSession } from "~/graphql/session/test-session";
import type { UserType } from "~/graphql/types.generated";
import { dashboardSystem } from "~/theme/dashboard-recipes";

// Machines under load are slow; a passing test does not wait.
configure({ asyncUtilTimeout: 10_000 });

// The toaster outlives a screen by design, so one test's toasts would appear in the next.
afterEach(() => act(() => toaster.remove()));

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p>
      At {pathname}
      {search}
    </p>
  );
}

export interface DashboardScreenOptions {
  /** The signed-in user's session; null for a guest. */
  userType?: UserType | null;
  path?: string;
  /** The address to open; by default the path, if it has no parameters. */
  address?: string;
}

/** Renders one dashboard screen with session, empty Apollo cache and toasts; other paths show their address. */
export function renderDashboardScreen(
  Screen: ComponentType,
  { userType = "STUDENT", path = "/dashboard", address = path }: DashboardScreenOptions = {},
) {
  if (userType) {
    const session = storedSession();
    sessionStore.set({ ...session, user: { ...session.user, userType } }, "SIGNED_IN");
  }
  const client = new ApolloClient({ cache: createCache(), link: new HttpLink({ uri: "/graphql" }) });
  const Stub = createRoutesStub([
    { path, Component: Screen },
    { path: "*", Component: Elsewhere },
  ]);
  return render(
    <ChakraProvider value={dashboardSystem}>
      <AuthProvider>
        <ApolloProvider client={client}>
          <Stub initialEntries={[address]} />
          <Toaster />
        </ApolloProvider>
      </AuthProvider>
    </ChakraProvider>,
  );
}
