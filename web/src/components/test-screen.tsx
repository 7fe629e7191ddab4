import { ChakraProvider } from "@chakra-ui/react";
import { act, configure, render } from "@testing-library/react";
import { createRoutesStub, useLocation } from "react-router";
import type { ComponentType } from "react";
import { AuthProvider } from "~/graphql/session";
import { system } from "~/theme/system";
import { Toaster } from "./toaster";
// Loaded in advance, so that a test waits for the toast and not for its code.
import { toaster } from "./ToasterRegion";

// Toasts animate, and machines under load are slow; a passing test does not wait. Computing what is hidden from
// assistive technology takes up most of a test's time in jsdom, and nothing here is hidden.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

// The toaster outlives a screen by design, so one test's toasts would appear in the next.
afterEach(() => act(() => toaster.remove()));

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <p>
      At {pathname}
      {search} {JSON.stringify(state)}
    </p>
  );
}

/** Renders one screen at `address`, with session and toasts; every other path shows its address. */
export function renderScreen(path: string, Screen: ComponentType, address = path) {
  const Stub = createRoutesStub([
    { path, Component: Screen },
    { path: "*", Component: Elsewhere },
  ]);
  return render(
    <ChakraProvider value={system}>
      <AuthProvider>
        <Stub initialEntries={[address]} />
        <Toaster />
      </AuthProvider>
    </ChakraProvider>,
  );
}
