import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failure, mockApi } from "~/graphql/test-api";
import { renderDashboardScreen } from "../../../test-support/dashboard-screen";
import ProfilePage from "./profile";

// Computing what is hidden from assistive technology takes up most of a test's time in jsdom, and nothing queried here
// is hidden.
configure({ defaultHidden: true });

let api: ReturnType<typeof mockApi>;
afterEach(() => api.restore());

const me = {
  __typename: "Profile",
  id: "u1",
  firstName: "Asha",
  lastName: "Menon",
  email: "asha@club.test",
  avatarUrl: null,
  bio: null,
  userType: "STUDENT",
  student: {
    __typename: "Student",
    id: "u1",
    education: null,
    resumeUrl: null,
    resumeAfterApproval: false,
    skills: ["React"],
    club: null,
  },
  club: null,
  startup: null,
  secondFactor: null,
  calendarFeed: null,
};

const page = {
  me,
  sessions: {
    __typename: "ActiveSessionConnection",
    totalCount: 1,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    nodes: [
      {
        __typename: "ActiveSession",
        id: "s1",
        userAgent: null,
        createdAt: "2026-01-31T09:30:00.000Z",
        lastUsedAt: "2026-01-31T09:30:00.000Z",
        isCurrent: true,
      },
    ],
  },
  accessTokens: {
    __typename: "AccessTokenConnection",
    totalCount: 0,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    nodes: [],
  },
};

const show = () => renderDashboardScreen(ProfilePage, { path: "/dashboard/profile" });

test("one request loads the profile and its cards", async () => {
  api = mockApi({ ProfilePage: () => ({ data: page }) });
  show();
  expect(await screen.findByText("asha@club.test")).toBeVisible();
  expect(screen.getByText("Off")).toBeVisible();
  expect(screen.getByText("This device")).toBeVisible();
  expect(screen.getByText("You have no access tokens.")).toBeVisible();
  expect(api.operations()).toEqual(["ProfilePage"]);
});

test("a student cannot change the logo of the club", async () => {
  const club = {
    __typename: "Club",
    id: "c1",
    clubName: "Field Notes",
    collegeName: "Hill College",
    clubType: "TECHNICAL",
    description: null,
    logoUrl: null,
  };
  api = mockApi({ ProfilePage: () => ({ data: { ...page, me: { ...me, club, student: { ...me.student, club } } } }) });
  show();
  expect(await screen.findByText("Field Notes, Hill College")).toBeVisible();
  expect(screen.queryByText("Upload logo")).toBeNull();
});

test("a failure is shown and can be retried", async () => {
  let fails = true;
  api = mockApi({ ProfilePage: () => (fails ? failure("DATABASE_UNAVAILABLE") : { data: page }) });
  show();
  const retry = await screen.findByRole("button", { name: "Try again" });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText("asha@club.test")).toBeVisible();
});

test("profile and studies are saved by one mutation; its errors appear beside their fields", async () => {
  let refused = true;
  api = mockApi({
    ProfilePage: () => ({ data: page }),
    SaveStudentProfile: () =>
      refused
        ? failure("BAD_USER_INPUT", "Please check the marked fields.", { "profile.firstName": "Another name, please." })
        : {
            data: {
              updateStudent: {
                __typename: "Student",
                id: "u1",
                education: "Physics",
                resumeUrl: null,
                resumeAfterApproval: false,
                skills: ["React"],
              },
            },
          },
  });
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Edit Profile" }));
  const name = await screen.findByLabelText(/^First Name/);
  await userEvent.clear(name);
  await userEvent.type(name, "Ishani");
  await userEvent.type(screen.getByLabelText(/^Education/), "Physics");
  await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  expect(await screen.findByText("Another name, please.")).toBeVisible();

  refused = false;
  await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  expect(await screen.findByText("Ishani Menon")).toBeVisible();
  expect(screen.getByText("Physics")).toBeVisible();
  expect(api.calls.at(-1)!.variables).toEqual({
    input: {
      profile: { firstName: "Ishani", lastName: "Menon", bio: null },
      education: "Physics",
      resumeUrl: null,
      resumeAfterApproval: false,
      skills: ["React"],
    },
  });
});
