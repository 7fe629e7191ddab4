import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen } from "@testing-library/react";
import { createRoutesStub, useLocation } from "react-router";
import { AuthProvider, sessionStore, type RouteHandle } from "~/graphql/session";
import { storedSession } from "~/graphql/session/test-session";
import { mockApi } from "~/graphql/test-api";
import type { UserType } from "~/graphql/types.generated";
import { system } from "~/theme/system";
import DashboardLayout from "./layout";

const signIn = (userType: UserType) =>
  sessionStore.set(storedSession({ user: { ...storedSession().user, userType } }), "SIGNED_IN");

function LogIn() {
  return <p>login{useLocation().search}</p>;
}

const open = (address: string) => {
  const Stub = createRoutesStub([
    { path: "/login", Component: LogIn },
    {
      path: "/dashboard",
      Component: DashboardLayout,
      children: [
        { index: true, Component: () => <p>the home</p> },
        {
          path: "applications",
          Component: () => <p>the applications</p>,
          handle: { roles: ["STARTUP"] } satisfies RouteHandle,
        },
      ],
    },
  ]);
  render(
    <ChakraProvider value={system}>
      <AuthProvider>
        <Stub initialEntries={[address]} />
      </AuthProvider>
    </ChakraProvider>,
  );
};

let api: ReturnType<typeof mockApi>;
beforeEach(() => (api = mockApi({})));
afterEach(() => {
  api.restore();
  act(() => sessionStore.clear());
});

describe("the dashboard's guard", () => {
  it("redirects a guest to the login and remembers the destination", async () => {
    open("/dashboard/applications?status=pending");
    expect(await screen.findByText("login?next=%2Fdashboard%2Fapplications%3Fstatus%3Dpending")).toBeVisible();
  });

  it("admits the page's roles", async () => {
    signIn("STARTUP");
    open("/dashboard/applications");
    expect(await screen.findByText("the applications")).toBeVisible();
  });

  it("redirects everyone else to the dashboard", async () => {
    signIn("STUDENT");
    open("/dashboard/applications");
    expect(await screen.findByText("the home")).toBeVisible();
    expect(screen.queryByText("the applications")).toBeNull();
  });

  it("redirects to the login as soon as the session ends", async () => {
    signIn("STUDENT");
    open("/dashboard");
    expect(await screen.findByText("the home")).toBeVisible();
    act(() => sessionStore.clear());
    expect(await screen.findByText("login")).toBeVisible();
  });
});
