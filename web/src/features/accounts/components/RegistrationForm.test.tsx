import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { failure, mockApi } from "~/graphql/test-api";
import { renderScreen } from "../test-screen";
import { RegistrationForm } from "./RegistrationForm";

jest.setTimeout(30_000);

let api: ReturnType<typeof mockApi>;
let nextCode = 0;
/** Look-ups are remembered for the page, so every test uses a code of its own. */
const freshCode = () => `CODE${String(10 + nextCode++)}`;

const receipt = { email: "asha@example.com", message: "Please check your e-mail to verify your account." };
const happy = {
  ClubBySecretCode: () => ({ data: { clubBySecretCode: { clubName: "Robotics Club", collegeName: "Hill College" } } }),
  RegisterStudent: () => ({ data: { registerStudent: receipt } }),
  ReserveSecretCode: () => ({ data: { reserveSecretCode: "Q7W2ZK" } }),
  RegisterClubHead: () => ({ data: { registerClubHead: receipt } }),
  RegisterStartup: () => ({ data: { registerStartup: receipt } }),
};

const open = (handlers: Parameters<typeof mockApi>[0], address = "/register") => {
  api = mockApi({ ...happy, ...handlers });
  renderScreen("/register", RegistrationForm, address);
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
};

const field = (name: RegExp) => screen.getByLabelText(name);
/** Pastes: typing key by key renders this large form a hundred times. */
const fill = async (user: ReturnType<typeof userEvent.setup>, name: RegExp, text: string) => {
  await user.click(field(name));
  await user.paste(text);
};
const person = async (user: ReturnType<typeof userEvent.setup>) => {
  await fill(user, /^First name/, "Asha");
  await fill(user, /^Last name/, "Rao");
  await fill(user, /^Email address/, "asha@example.com");
  await fill(user, /^Password/, "secret-enough");
};
const student = async (
  user: ReturnType<typeof userEvent.setup>,
  code: string,
  resume = "https://drive.google.com/file/d/1",
) => {
  await person(user);
  await fill(user, /^Club code/, code);
  await fill(user, /^Education/, "B.Tech");
  await fill(user, /^Resume link/, resume);
};
const acceptTerms = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("checkbox", { name: /I agree/ }));
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Create account" }));
const registrations = () => api.operations().filter((operation) => operation.startsWith("Register"));

afterEach(() => api.restore());

describe("the registration form", () => {
  it("asks for the terms first, whatever else is wrong", async () => {
    const user = open({});
    await send(user);
    const toast = await screen.findByText("Terms not agreed");
    expect(
      within(toast.closest("[role=status]") as HTMLElement).getByText(
        "You must agree to the terms and conditions to register.",
      ),
    ).toBeVisible();
    expect(screen.queryByText("Missing information")).toBeNull();
    expect(screen.getByText("First name is required.")).toBeVisible();
  });

  it("then asks for missing fields, before it judges the resume link", async () => {
    const user = open({});
    await acceptTerms(user);
    await fill(user, /^Resume link/, "https://example.com/cv");
    await send(user);
    expect(
      await screen.findByText("Please fill in all required fields including education and resume link."),
    ).toBeVisible();
    expect(screen.queryByText("Invalid Resume Link")).toBeNull();
  });

  it("then judges the resume link by its host, before it looks the club up", async () => {
    const user = open({});
    await student(user, "ABC", "https://evil.example/drive.google.com");
    await acceptTerms(user);
    await send(user);
    expect(await screen.findByText("Invalid Resume Link")).toBeVisible();
    expect(screen.queryByText("Invalid Club Code")).toBeNull();
    expect(api.operations()).toEqual([]);
  });

  it("then refuses a code that no club has, and keeps the form", async () => {
    const user = open({ ClubBySecretCode: () => ({ data: { clubBySecretCode: null } }) });
    await student(user, freshCode());
    await acceptTerms(user);
    await send(user);
    expect(await screen.findByText("Invalid Club Code")).toBeVisible();
    expect(registrations()).toEqual([]);
    expect(field(/^Education/)).toHaveValue("B.Tech");
    await waitFor(() => expect(field(/^Club code/)).toHaveAccessibleErrorMessage(/Please enter a valid club code\./));
  });

  it.each([
    ["DATABASE_UNAVAILABLE", "Database Error", "Please try again in a few seconds while we update our systems."],
    ["INTERNAL_SERVER_ERROR", "Error", "Failed to validate club code. Please try again."],
  ])("tells a failed look-up apart: %s", async (code, title, description) => {
    const user = open({ ClubBySecretCode: () => failure(code) });
    await student(user, freshCode());
    await acceptTerms(user);
    await send(user);
    const region = await screen.findByRole("region");
    expect(await within(region).findByText(title)).toBeVisible();
    expect(within(region).getByText(description)).toBeVisible();
    expect(registrations()).toEqual([]);
  });

  it("shows the club behind the code and creates the account of a student", async () => {
    const user = open({});
    const code = freshCode();
    await student(user, code.toLowerCase());
    expect(await screen.findByText("Robotics Club, Hill College")).toBeVisible();
    await acceptTerms(user);
    await send(user);
    expect(await screen.findByText(/At \/login/)).toHaveTextContent("asha@example.com");
    expect(await screen.findByText(receipt.message)).toBeVisible();
    expect(api.operations()).toEqual(["ClubBySecretCode", "RegisterStudent"]);
    expect(api.calls[1]!.variables).toEqual({
      input: {
        firstName: "Asha",
        lastName: "Rao",
        email: "asha@example.com",
        password: "secret-enough",
        clubCode: code,
        education: "B.Tech",
        resumeUrl: "https://drive.google.com/file/d/1",
        skills: [],
      },
    });
  });

  it("shows the server's field errors beside the fields and loses nothing", async () => {
    const user = open({
      RegisterStudent: () => failure("BAD_USER_INPUT", "Please check the marked fields.", { education: "Too vague." }),
    });
    await student(user, freshCode());
    await acceptTerms(user);
    await send(user);
    expect(await screen.findByText("Registration failed")).toBeVisible();
    await waitFor(() => expect(field(/^Education/)).toHaveAccessibleErrorMessage("Too vague."));
    expect(field(/^First name/)).toHaveValue("Asha");
    expect(screen.getByRole("button", { name: "Create account" })).toBeEnabled();
  });

  it("gives a club head a generated secret code and sends it along", async () => {
    const user = open({}, "/register?type=club_head");
    expect(await screen.findByText("Q7W2ZK")).toBeVisible();
    await person(user);
    await acceptTerms(user);
    await send(user);
    expect(await screen.findByText("Please fill in all required club information and description.")).toBeVisible();

    await fill(user, /^Club name/, "Robotics Club");
    await fill(user, /^College name/, "Hill College");
    await user.selectOptions(field(/^Club type/), "TECHNICAL");
    await fill(user, /^Description/, "We build robots.");
    await send(user);
    await waitFor(() => expect(registrations()).toEqual(["RegisterClubHead"]));
    expect(api.calls.at(-1)!.variables.input).toMatchObject({ clubType: "TECHNICAL", secretCode: "Q7W2ZK" });
    expect(api.operations().filter((operation) => operation === "ReserveSecretCode")).toHaveLength(1);
  });

  it("lets a startup leave website and description out", async () => {
    const user = open({}, "/register?type=startup");
    await person(user);
    await acceptTerms(user);
    await send(user);
    expect(await screen.findByText("Please fill in all required company information.")).toBeVisible();
    await fill(user, /^Company name/, "Acme");
    await fill(user, /^Position/, "Founder");
    await user.selectOptions(field(/^Industry/), "TECH");
    await send(user);
    await waitFor(() => expect(registrations()).toEqual(["RegisterStartup"]));
    expect(api.calls.at(-1)!.variables.input).toMatchObject({ companyName: "Acme", website: null, description: null });
  });

  it("takes an unknown type for a student and the code from a shared link", async () => {
    open({}, "/register?type=dean&code=shared");
    expect(screen.getByRole("radio", { name: /Student/ })).toBeChecked();
    expect(field(/^Club code/)).toHaveValue("SHARED");
    expect(await screen.findByText("Robotics Club, Hill College")).toBeVisible();
  });

  it("keeps what was typed when the role changes back and forth", async () => {
    const user = open({});
    await person(user);
    await fill(user, /^Education/, "B.Tech");
    await user.click(screen.getByRole("radio", { name: /Startup/ }));
    expect(screen.queryByLabelText(/^Education/)).toBeNull();
    await user.click(screen.getByRole("radio", { name: /Student/ }));
    expect(await screen.findByLabelText(/^Education/)).toHaveValue("B.Tech");
    expect(field(/^First name/)).toHaveValue("Asha");
  });
});
