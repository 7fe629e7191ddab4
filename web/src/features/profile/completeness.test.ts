import { completenessOf } from "./completeness";

type Profile = Parameters<typeof completenessOf>[0];

const person = {
  id: "1",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  avatarUrl: null,
  bio: null,
  student: null,
  club: null,
  startup: null,
};

const student = (changes: Partial<NonNullable<Profile["student"]>> = {}): Profile => ({
  ...person,
  userType: "STUDENT",
  student: {
    id: "1",
    education: "B.Sc.",
    resumeUrl: "https://drive.google.com/x",
    resumeAfterApproval: false,
    skills: ["React"],
    club: { id: "2", clubName: "Web Guild", collegeName: "Example College" },
    ...changes,
  },
});

test("a student's completeness counts education, skills and club", () => {
  expect(completenessOf(student())).toEqual({ percent: 67, missing: ["Bio", "Picture"] });
  expect(completenessOf(student({ skills: [], club: null, resumeUrl: null })).missing).toEqual([
    "Bio",
    "Picture",
    "Club",
    "Resume",
    "Skills",
  ]);
});

test("a club head's completeness counts the club's details", () => {
  const club = {
    id: "1",
    clubName: "Web Guild",
    collegeName: "Example College",
    clubType: "TECHNICAL" as const,
    description: "We build.",
    logoUrl: null,
    verification: null,
  };
  expect(completenessOf({ ...person, userType: "CLUB_HEAD", club })).toEqual({
    percent: 25,
    missing: ["Bio", "Picture", "Logo"],
  });
});

test("a startup with everything is complete", () => {
  const startup = {
    id: "1",
    companyName: "Lantern",
    position: "Founder",
    industry: "HEALTHCARE" as const,
    website: "https://lantern.example",
    description: "Queues.",
    logoUrl: "/files/a.webp",
    verification: null,
  };
  expect(completenessOf({ ...person, userType: "STARTUP", bio: "Hello", avatarUrl: "/files/b.webp", startup })).toEqual(
    { percent: 100, missing: [] },
  );
});
