import type { ReactElement } from "react";
import { ApolloClient, HttpLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react";
import { act, configure, render } from "@testing-library/react";
import { createMemoryRouter, useLocation } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createCache } from "~/graphql/cache";
import { dashboardSystem } from "~/theme/dashboard-recipes";
import { Toaster } from "./toaster";
// Loaded in advance, so that a test waits for the toast and not for its code.
import { toaster } from "./ToasterRegion";

// Machines under load are slow; a passing test does not wait.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => act(() => toaster.remove()));

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/**
 * Renders one dashboard page at `address`, with a fresh cache and toasts. Answer its requests with `mockApi`. Returns
 * its client too, for tests that refetch what is on screen.
 */
export function renderPage(page: ReactElement, address = "/dashboard") {
  const client = new ApolloClient({ cache: createCache(), link: new HttpLink({ uri: "http://test/graphql" }) });
  const element = (
    <>
      {page}
      <Address />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  const view = render(
    <ChakraProvider value={dashboardSystem}>
      <ApolloProvider client={client}>
        {/* As in entry.client. */}
        <RouterProvider router={router} useTransitions={false} />
        <Toaster />
      </ApolloProvider>
    </ChakraProvider>,
  );
  return { ...view, client };
}
