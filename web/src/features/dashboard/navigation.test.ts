import type { MembershipRole, UserType } from "~/graphql/types.generated";
import { navigationFor } from "./navigation";

const labels = (userType: UserType, membershipRole: MembershipRole | null = null) =>
  navigationFor({ userType, membershipRole }).map(({ label, to }) => `${label} ${to}`);

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
  expect(labels("STUDENT", role)).toEqual([
    "Dashboard /dashboard",
    "My Club /dashboard/my-club",
    "Club Projects /dashboard/projects",
    "Club & Members /dashboard/club-members",
    "Teams /dashboard/teams",
    ...common,
  ]);
});
