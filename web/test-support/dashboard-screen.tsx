import { ApolloClient, HttpLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react";
import { act, configure, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { Toaster } from "~/components/toaster";
// Loaded ahead, so that a test waits for the toast and not for its code.
import { toaster } from "~/components/ToasterRegion";
import { createCache } from "~/graphql/cache";
import { AuthProvider, sessionStore } from "~/graphql/session";
import { storedSession } from "~/graphql/session/test-session";
import type { UserType } from "~/graphql/types.generated";
import { dashboardSystem } from "~/theme/dashboard-recipes";

// Machines under load are slow; a test that passes does not wait.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// The toaster outlives a screen by design, so the toasts of one test would stand in the next.
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
  /** Who is signed in; null for nobody. */
  userType?: UserType | null;
  path?: string;
  /** Where the screen is opened; the path itself unless it has parameters. */
  address?: string;
}

/** Renders one dashboard screen with a session, an empty Apollo cache and toasts; every other path says where it is. */
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
