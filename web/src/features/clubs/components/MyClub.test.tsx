import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failure, mockApi } from "~/graphql/test-api";
import { renderDashboardScreen } from "../../../../test-support/dashboard-screen";
import { MyClub } from "./MyClub";

const club = {
  __typename: "Club",
  id: "c1",
  clubName: "Web Guild",
  collegeName: "Example College",
  clubType: "TECHNICAL",
  description: null,
  memberCount: 1,
  activeProjectCount: 0,
  applicationCount: 0,
};

let joined: boolean;
let api: ReturnType<typeof mockApi>;

beforeEach(() => {
  joined = false;
  api = mockApi({
    MyClub: () => ({ data: { me: { __typename: "Profile", id: "s1", club: joined ? club : null } } }),
    JoinClub: ({ input }) => {
      if ((input as { clubCode: string }).clubCode !== "AB12CD")
        return failure("INVALID_CLUB_CODE", "Please enter a valid club code.");
      joined = true;
      return {
        data: {
          joinClub: { __typename: "Student", id: "s1", club: { __typename: "Club", id: "c1", clubName: "Web Guild" } },
        },
      };
    },
  });
});
afterEach(() => api.restore());

const Screen = () => <MyClub people={() => null} />;

test("a student without a club joins one with its code; a wrong code stays in the field", async () => {
  const user = userEvent.setup();
  renderDashboardScreen(Screen);
  expect(await screen.findByText("No club found")).toBeVisible();
  const code = screen.getByRole("textbox", { name: /Club code/ });
  await user.type(code, "WRONG1");
  await user.click(screen.getByRole("button", { name: "Join Club" }));
  expect(await screen.findByText("Invalid Club Code")).toBeVisible();
  expect(code).toHaveValue("WRONG1");
  await user.clear(code);
  await user.type(code, "AB12CD");
  await user.click(screen.getByRole("button", { name: "Join Club" }));
  expect(await screen.findByRole("heading", { name: "Web Guild" })).toBeVisible();
});

test("a startup has no club to join", async () => {
  renderDashboardScreen(Screen, { userType: "STARTUP" });
  expect(await screen.findByText("No club found")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Join Club" })).not.toBeInTheDocument();
});
