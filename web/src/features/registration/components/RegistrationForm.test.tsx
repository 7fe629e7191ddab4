import { termsVersion } from "@quadwork/server/contract";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { renderScreen } from "~/components/test-screen";
import { failure, mockApi } from "~/graphql/test-api";
import { fill } from "../../../../test-support/fill";
import { RegistrationForm } from "./RegistrationForm";

let api: ReturnType<typeof mockApi>;
let nextCode = 0;
/** Lookups are cached for the page's lifetime, so every test uses its own code. */
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
const person = () => {
  fill(field(/^First name/), "Asha");
  fill(field(/^Last name/), "Rao");
  fill(field(/^Email address/), "asha@example.com");
  fill(field(/^Password/), "secret-enough");
};
const acceptTerms = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("checkbox", { name: /I agree/ }));
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Create account" }));
const registrations = () => api.operations().filter((operation) => operation.startsWith("Register"));

afterEach(() => api.restore());

describe("the registration form", () => {
  it("refuses a student in the specification's order, one toast at a time, and keeps what was typed", async () => {
    type Answer = ReturnType<typeof failure>;
    const answers: { club: Answer; student: Answer } = {
      club: { data: { clubBySecretCode: null } },
      student: failure("BAD_USER_INPUT", "Please check the marked fields.", { education: "Too vague." }),
    };
    const user = open({ ClubBySecretCode: () => answers.club, RegisterStudent: () => answers.student });

    // The terms, before any other error.
    await send(user);
    const toast = await screen.findByText("Terms not agreed");
    expect(
      within(toast.closest("[role=status]") as HTMLElement).getByText(
        "You must agree to the terms and conditions to register.",
      ),
    ).toBeVisible();
    expect(screen.queryByText("Missing information")).toBeNull();
    expect(screen.getByText("First name is required.")).toBeVisible();
    expect(field(/^First name/)).toHaveFocus();

    // Missing fields, before the resume link.
    await acceptTerms(user);
    fill(field(/^Resume link/), "https://evil.example/drive.google.com");
    await send(user);
    expect(
      await screen.findByText("Please fill in all required fields including education and resume link."),
    ).toBeVisible();
    expect(screen.queryByText("Invalid Resume Link")).toBeNull();
    await waitFor(() => expect(screen.queryByText("Terms not agreed")).toBeNull());

    // The resume link's host, before the club.
    person();
    fill(field(/^Club code/), "ABC");
    fill(field(/^Education/), "B.Tech");
    await send(user);
    expect(await screen.findByText("Invalid Resume Link")).toBeVisible();
    expect(screen.queryByText("Invalid Club Code")).toBeNull();
    await waitFor(() => expect(screen.queryByText("Missing information")).toBeNull());
    expect(api.operations()).toEqual([]);

    // The club, before anything is sent.
    fill(field(/^Resume link/), "https://drive.google.com/file/d/1");
    fill(field(/^Club code/), freshCode());
    await send(user);
    expect(await screen.findByText("Invalid Club Code")).toBeVisible();
    expect(field(/^Education/)).toHaveValue("B.Tech");
    await waitFor(() => expect(field(/^Club code/)).toHaveAccessibleErrorMessage(/No club has this code\./));
    expect(screen.getAllByText(/No club has this code\./)).toHaveLength(1);
    expect(field(/^Club code/)).toHaveFocus();

    for (const [code, title, description] of [
      ["DATABASE_UNAVAILABLE", "Database Error", "Please try again in a few seconds while we update our systems."],
      ["INTERNAL_SERVER_ERROR", "Error", "Failed to validate club code. Please try again."],
    ] as const) {
      answers.club = failure(code);
      fill(field(/^Club code/), freshCode());
      await send(user);
      const region = await screen.findByRole("region");
      expect(await within(region).findByText(title)).toBeVisible();
      expect(within(region).getByText(description)).toBeVisible();
    }
    expect(registrations()).toEqual([]);

    // What only the server finds.
    answers.club = happy.ClubBySecretCode();
    fill(field(/^Club code/), freshCode());
    await send(user);
    expect(await screen.findByText("Registration failed")).toBeVisible();
    await waitFor(() => expect(field(/^Education/)).toHaveAccessibleErrorMessage("Too vague."));
    expect(field(/^First name/)).toHaveValue("Asha");
    expect(screen.getByRole("button", { name: "Create account" })).toBeEnabled();

    answers.student = happy.RegisterStudent();
    await send(user);
    expect(await screen.findByText("Account created")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Registration failed")).toBeNull());
  });

  it("shows the club behind the code and creates the account of a student", async () => {
    const user = open({});
    const code = freshCode();
    person();
    fill(field(/^Club code/), code.toLowerCase());
    fill(field(/^Education/), "B.Tech");
    fill(field(/^Resume link/), "https://drive.google.com/file/d/1");
    expect(await screen.findByText("Robotics Club, Hill College")).toBeVisible();
    await acceptTerms(user);
    await send(user);
    expect(await screen.findByText(/At \/login/)).toHaveTextContent("asha@example.com");
    expect(await screen.findByText("Account created")).toBeVisible();
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
        termsVersion,
      },
    });
  });

  it("gives a club head a generated secret code and sends it along", async () => {
    const user = open({}, "/register?type=club_head");
    expect(await screen.findByText("Q7W2ZK")).toBeVisible();
    person();
    await acceptTerms(user);
    await send(user);
    expect(await screen.findByText("Please fill in all required club information and description.")).toBeVisible();

    fill(field(/^Club name/), "Robotics Club");
    fill(field(/^College name/), "Hill College");
    await user.selectOptions(field(/^Club type/), "TECHNICAL");
    fill(field(/^Description/), "We build robots.");
    await send(user);
    await waitFor(() => expect(registrations()).toEqual(["RegisterClubHead"]));
    expect(api.calls.at(-1)!.variables.input).toMatchObject({ clubType: "TECHNICAL", secretCode: "Q7W2ZK" });
    expect(api.operations().filter((operation) => operation === "ReserveSecretCode")).toHaveLength(1);
  });

  it("lets a startup omit website and description", async () => {
    const user = open({}, "/register?type=startup");
    person();
    await acceptTerms(user);
    await send(user);
    expect(await screen.findByText("Please fill in all required company information.")).toBeVisible();
    fill(field(/^Company name/), "Acme");
    fill(field(/^Position/), "Founder");
    await user.selectOptions(field(/^Industry/), "TECH");
    await send(user);
    await waitFor(() => expect(registrations()).toEqual(["RegisterStartup"]));
    expect(api.calls.at(-1)!.variables.input).toMatchObject({ companyName: "Acme", website: null, description: null });
  });

  it("treats an unknown type as student, reads a shared link's code, and keeps values across roles", async () => {
    const user = open({}, "/register?type=dean&code=shared");
    expect(screen.getByRole("radio", { name: /Student/ })).toBeChecked();
    expect(field(/^Club code/)).toHaveValue("SHARED");
    expect(await screen.findByText("Robotics Club, Hill College")).toBeVisible();

    // The typed values survive a change of the role and back.
    fill(field(/^First name/), "Asha");
    fill(field(/^Education/), "B.Tech");
    await user.click(screen.getByRole("radio", { name: /Startup/ }));
    expect(screen.queryByLabelText(/^Education/)).toBeNull();
    await user.click(screen.getByRole("radio", { name: /Student/ }));
    expect(await screen.findByLabelText(/^Education/)).toHaveValue("B.Tech");
    expect(field(/^First name/)).toHaveValue("Asha");
  });
});
