import { navigationFor } from "./navigation";

const labels = (userType: Parameters<typeof navigationFor>[0]) =>
  navigationFor(userType).map(({ label, to }) => `${label} ${to}`);

const common = [
  "Messages /dashboard/messages",
  "Resources /dashboard/resources",
  "Notifications /dashboard/notifications",
  "Settings /dashboard/settings",
  "Logout /logout",
];

test("each role has its own links, in the specified order and words", () => {
  expect(labels("STUDENT")).toEqual([
    "Dashboard /dashboard",
    "My Club /dashboard/my-club",
    "Your Projects /dashboard/projects",
    "Teams /dashboard/teams",
    ...common,
  ]);
  expect(labels("CLUB_HEAD")).toEqual([
    "Dashboard /dashboard",
    "Club Projects /dashboard/projects",
    "Club & Members /dashboard/club-members",
    "Teams /dashboard/teams",
    ...common,
  ]);
  expect(labels("STARTUP")).toEqual([
    "Dashboard /dashboard",
    "Projects /dashboard/projects",
    "Applications /dashboard/applications",
    ...common,
  ]);
});
