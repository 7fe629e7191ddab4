import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { system } from "~/theme/system";
import { SiteFooter } from "./SiteFooter";

it("marks the copyright year, so that the server finds it in a prerendered page", () => {
  const Page = createRoutesStub([{ path: "/", Component: SiteFooter }]);
  render(
    <ChakraProvider value={system}>
      <Page />
    </ChakraProvider>,
  );
  const year = screen.getByText(String(new Date().getFullYear()));
  expect(year).toHaveAttribute("data-current-year");
  expect(year.parentElement).toHaveTextContent(`© ${year.textContent} Quadwork`);
});
