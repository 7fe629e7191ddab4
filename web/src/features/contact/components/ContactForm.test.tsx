import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "~/components/toaster";
// Loaded in advance, so that a test waits for the toast and not for its code.
import { toaster } from "~/components/ToasterRegion";
import { AuthProvider } from "~/graphql/session";
import { failure, mockApi } from "~/graphql/test-api";
import { system } from "~/theme/system";
import { fill } from "../../../../test-support/fill";
import { ContactForm } from "./ContactForm";

jest.setTimeout(30_000);

let api: ReturnType<typeof mockApi>;
afterEach(() => {
  api.restore();
  act(() => toaster.remove());
});

const typed = {
  Name: "Asha Rao",
  Email: "asha@example.com",
  Subject: "A question",
  Message: "How do I rotate our code?",
};

const open = (handlers: Parameters<typeof mockApi>[0] = {}) => {
  api = mockApi(handlers);
  render(
    <ChakraProvider value={system}>
      <AuthProvider>
        <ContactForm />
        <Toaster />
      </AuthProvider>
    </ChakraProvider>,
  );
  return userEvent.setup({ delay: null });
};
const field = (label: string) => screen.getByRole("textbox", { name: new RegExp(`^${label}`) });
const fillIn = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fill(field(label), value);
};
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Send Message" }));

describe("the contact form", () => {
  it("starts empty and asks for each field with its own message, before anything is sent", async () => {
    const user = open();
    for (const label of Object.keys(typed)) expect(field(label)).toHaveValue("");
    fillIn({ Name: "A", Email: "asha@", Subject: "Hey", Message: "Too short" });
    await send(user);
    expect(await screen.findByText("Name must be at least 2 characters.")).toBeVisible();
    expect(screen.getByText("Please enter a valid email address.")).toBeVisible();
    expect(screen.getByText("Subject must be at least 5 characters.")).toBeVisible();
    expect(screen.getByText("Message must be at least 10 characters.")).toBeVisible();
    expect(api.operations()).toEqual([]);
  });

  it("says 'Sending...' while it is busy, then thanks and starts over", async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const user = open({
      SendContactMessage: async () => {
        await held;
        return { data: { sendContactMessage: true } };
      },
    });
    fillIn(typed);
    await send(user);
    expect(await screen.findByRole("button", { name: "Sending..." })).toBeDisabled();
    release();
    expect(await screen.findByText("Message sent!")).toBeVisible();
    expect(screen.getByText("We'll get back to you as soon as possible.")).toBeVisible();
    expect(api.calls[0]!.variables).toEqual({
      input: {
        name: "Asha Rao",
        email: "asha@example.com",
        subject: "A question",
        message: "How do I rotate our code?",
      },
    });
    for (const label of Object.keys(typed)) expect(field(label)).toHaveValue("");
  });

  it.each([
    ["an error", { SendContactMessage: () => failure("RATE_LIMITED") }],
    ["no answer", {}],
  ])("keeps the typed values after %s", async (_case, handlers) => {
    const user = open(handlers);
    fillIn(typed);
    await send(user);
    expect(await screen.findByText("Error sending message")).toBeVisible();
    expect(screen.getByText("Please try again later or contact us directly via email.")).toBeVisible();
    for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
  });
});
