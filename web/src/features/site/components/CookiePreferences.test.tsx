import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { system } from "~/theme/system";
import { readConsent } from "../consent";
import { CookiePreferences } from "./CookiePreferences";

const open = () =>
  render(
    <ChakraProvider value={system}>
      <CookiePreferences />
    </ChakraProvider>,
  );
const box = (name: RegExp) => screen.getByRole("checkbox", { name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the cookie preferences", () => {
  it("allow nothing optional before a choice, and do not offer to refuse essential cookies", () => {
    open();
    expect(box(/^Essential/)).toBeChecked();
    expect(box(/^Essential/)).toBeDisabled();
    for (const kind of [/^Performance/, /^Analytics/, /^Advertising/]) expect(box(kind)).not.toBeChecked();
    expect(readConsent()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it("remember a choice and show it when reopened", async () => {
    const { unmount } = open();
    await userEvent.click(box(/^Analytics/));
    expect(readConsent()).toBeNull();
    await press("Save choices");
    expect(readConsent()?.allows).toEqual({ performance: false, analytics: true, advertising: false });
    expect(screen.getByRole("status")).toHaveTextContent("Saved.");
    unmount();
    open();
    expect(box(/^Analytics/)).toBeChecked();
    expect(box(/^Performance/)).not.toBeChecked();
  });

  it("take one click to accept or to refuse everything", async () => {
    open();
    await press("Accept all");
    expect(readConsent()?.allows).toEqual({ performance: true, analytics: true, advertising: true });
    await press("Refuse all");
    expect(readConsent()?.allows).toEqual({ performance: false, analytics: false, advertising: false });
    expect(box(/^Advertising/)).not.toBeChecked();
  });

  it.each(["{", "null", '{"allows":{"performance":"yes"},"decidedAt":"x"}', '{"allows":{}}'])(
    "treat unreadable storage as no choice: %s",
    (text) => {
      window.localStorage.setItem("quadwork.cookie-consent", text);
      expect(readConsent()).toBeNull();
    },
  );
});
