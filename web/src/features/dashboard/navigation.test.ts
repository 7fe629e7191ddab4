import { navigationFor, type NavigationUser } from "./navigation";

const labels = (userType: NavigationUser["userType"], others: Partial<NavigationUser> = {}) =>
  navigationFor({ userType, membershipRole: null, isOperator: false, ...others }).map(
    ({ label, to }) => `${label} ${to}`,
  );

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

test.each(["OFFICER", "HEAD"] as const)("a student who is %s has a club head's links, and the own club", (role) => {
  expect(labels("STUDENT", { membershipRole: role })).toEqual([
    "Dashboard /dashboard",
    "My Club /dashboard/my-club",
    "Club Projects /dashboard/projects",
    "Club & Members /dashboard/club-members",
    "Teams /dashboard/teams",
    ...common,
  ]);
});

test("an operator of any role has one link more, above the settings", () => {
  const links = labels("STARTUP", { isOperator: true });
  expect(links.filter((each) => !labels("STARTUP").includes(each))).toEqual(["Operator /dashboard/operator"]);
  expect(links[links.indexOf("Operator /dashboard/operator") + 1]).toBe("Settings /dashboard/settings");
});
