import { consequencesOf } from "./consequences";

const nothing = {
  clubName: null,
  successorNeeded: false,
  role: null,
  studentCount: 0,
  teamCount: 0,
  pendingApplicationCount: 0,
  openProjectCount: 0,
  completedProjectCount: 0,
  projectsInProgress: [],
};
const first = "Your profile, your password and all your sessions are deleted.";
const last = "You can register again with your email address at any time.";

test("a student without a club loses only the account", () => {
  expect(consequencesOf("STUDENT", nothing)).toEqual([first, last]);
});

test("a student leaves club and teams", () => {
  expect(consequencesOf("STUDENT", { ...nothing, clubName: "Field Notes", teamCount: 2 })).toEqual([
    first,
    "You leave Field Notes.",
    "You leave 2 teams. Your work stays with them.",
    last,
  ]);
});

test("a head's club closes", () => {
  const preview = {
    ...nothing,
    role: "HEAD" as const,
    clubName: "Field Notes",
    studentCount: 12,
    teamCount: 1,
    pendingApplicationCount: 3,
    completedProjectCount: 1,
  };
  expect(consequencesOf("CLUB_HEAD", preview)).toEqual([
    first,
    "Field Notes closes. 12 students keep their account and can join another club.",
    "1 team without completed work is deleted.",
    "3 pending applications and invitations will be deleted.",
    "1 completed project stays with the startups and your students, without your name.",
    last,
  ]);
  const empty = { ...nothing, role: "HEAD" as const, clubName: "Field Notes" };
  expect(consequencesOf("CLUB_HEAD", empty)).toContain("Field Notes closes.");
});

test.each(["CLUB_HEAD", "STUDENT"] as const)("the club of an officer goes on: %s", (userType) => {
  expect(consequencesOf(userType, { ...nothing, role: "OFFICER", clubName: "Field Notes" })).toEqual([
    first,
    "You leave Field Notes, which goes on without you.",
    last,
  ]);
});

test("a startup's open projects are withdrawn, completed ones stay", () => {
  const preview = { ...nothing, pendingApplicationCount: 1, openProjectCount: 2, completedProjectCount: 4 };
  expect(consequencesOf("STARTUP", preview)).toEqual([
    first,
    "2 open projects are withdrawn.",
    "1 pending application or invitation will be deleted.",
    "4 completed projects stay with the clubs, without your name.",
    last,
  ]);
});
