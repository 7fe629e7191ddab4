import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { saveFile } from "~/components/save-file";
import { failure, mockApi } from "~/graphql/test-api";
import { renderDashboardScreen } from "../../../../test-support/dashboard-screen";
import { LedClub } from "./LedClub";

jest.mock("~/components/save-file");

const student = (id: string) => ({
  __typename: "Student",
  id,
  firstName: "Student",
  lastName: id,
  email: `${id}@example.com`,
  avatarUrl: null,
  skills: ["React"],
  education: "B.Sc.",
  resumeUrl: null,
  alumnusSince: null,
  viewerCanSetAlumnus: false,
});

const members = (ids: string[], endCursor: string | null = null) => ({
  __typename: "StudentConnection",
  totalCount: ids.length,
  pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
  nodes: ids.map(student),
});

const ledClub = (list: object) => ({
  data: {
    me: {
      __typename: "Profile",
      id: "c1",
      club: {
        __typename: "Club",
        id: "c1",
        clubName: "Web Guild",
        collegeName: "Example College",
        memberCount: 3,
        secretCode: "AB12CD",
        members: list,
      },
    },
  },
});

let api: ReturnType<typeof mockApi>;
afterEach(() => {
  api.restore();
  jest.clearAllMocks();
});

const Screen = () => (
  <LedClub people={() => null} importing={() => null} roster={() => null} studentMenu={() => null} />
);
const show = () => renderDashboardScreen(Screen, { userType: "CLUB_HEAD" });

test("one request loads the club and its first members; a search loads matching members", async () => {
  const user = userEvent.setup();
  api = mockApi({
    LedClub: ({ search }) => ledClub(search ? members(["Three"]) : members(["One", "Two"], "after-two")),
  });
  show();
  expect(await screen.findByText("Student One")).toBeVisible();
  expect(screen.getByText("AB12CD")).toBeVisible();
  expect(api.operations()).toEqual(["LedClub"]);
  await user.type(screen.getByRole("searchbox", { name: "Search members" }), "three");
  expect(await screen.findByText("Student Three")).toBeVisible();
  expect(screen.queryByText("Student One")).not.toBeInTheDocument();
});

test("the export includes every page of the search results", async () => {
  const user = userEvent.setup();
  api = mockApi({
    LedClub: () => ledClub(members(["One"], "after-one")),
    ExportedMembers: ({ after }) => ({
      data: {
        club: { __typename: "Club", id: "c1", members: after ? members(["Two"]) : members(["One"], "after-one") },
      },
    }),
  });
  show();
  await user.click(await screen.findByRole("button", { name: "Export CSV" }));
  expect(await screen.findByRole("button", { name: "Export CSV" })).toBeEnabled();
  expect(saveFile).toHaveBeenCalledTimes(1);
  expect(saveFile).toHaveBeenCalledWith("members.csv", "text/csv", expect.stringMatching(/One",.*\r\n.*Two",/));
});

test("an export that fails says so and saves nothing", async () => {
  const user = userEvent.setup();
  api = mockApi({
    LedClub: () => ledClub(members(["One"])),
    ExportedMembers: () => failure("DATABASE_UNAVAILABLE", "The database cannot be reached."),
  });
  show();
  await user.click(await screen.findByRole("button", { name: "Export CSV" }));
  expect(await screen.findByText("Failed to Export Members")).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});

test("a club without members has nothing to export", async () => {
  api = mockApi({ LedClub: () => ledClub(members([])) });
  show();
  expect(await screen.findByText("No members yet.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeDisabled();
});
