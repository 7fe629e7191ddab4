import { ValidationError, type ISchema } from "yup";
import {
  applicationRules,
  clubHeadRegistrationRules,
  clubRules,
  contactRules,
  deliverableRules,
  passwordResetRules,
  profileRules,
  projectFormRules,
  projectRules,
  startupRegistrationRules,
  startupRules,
  studentRegistrationRules,
  studentRules,
  teamMembersRules,
  teamRules,
} from "./index.js";
import { deliverablesRules } from "./projects.js";

/** Field → first message, as a form or the server shows them; null when nothing is wrong. */
async function problems(rules: ISchema<object>, input: object): Promise<Record<string, string> | null> {
  try {
    await rules.validate(input, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const { path, message } of error.inner) found[path ?? ""] ??= message;
    return found;
  }
}

const person = { firstName: "Asha", lastName: "Rao", email: "asha@example.com", password: "12345678" };
const student = { ...person, clubCode: "AB12CD", education: "B.Tech", resumeUrl: "https://drive.google.com/file/d/1" };
const head = { ...person, clubName: "Club", collegeName: "College", clubType: "TECHNICAL", description: "Text" };
const startup = { ...person, companyName: "Company", position: "Founder", industry: "TECH" };
const project = {
  title: "Title",
  description: "Text",
  category: "OTHER",
  skills: ["React"],
  startDate: "2030-01-01",
  duration: "1-2 weeks",
  teamSize: 3,
};

describe("what is required", () => {
  const personal = {
    firstName: "First name is required.",
    lastName: "Last name is required.",
    email: "Email is required.",
    password: "Password is required.",
  };

  test.each<[string, ISchema<object>, object, Record<string, string>]>([
    [
      "a student's registration",
      studentRegistrationRules,
      student,
      {
        ...personal,
        clubCode: "Club code is required.",
        education: "Education is required.",
        resumeUrl: "Resume link is required.",
      },
    ],
    [
      "a head's registration",
      clubHeadRegistrationRules,
      head,
      {
        ...personal,
        clubName: "Club name is required.",
        collegeName: "College name is required.",
        clubType: "Club type is required.",
        description: "Description is required.",
      },
    ],
    [
      "a startup's registration",
      startupRegistrationRules,
      startup,
      {
        ...personal,
        companyName: "Company name is required.",
        position: "Position is required.",
        industry: "Industry is required.",
      },
    ],
    ["a profile", profileRules, person, { firstName: personal.firstName, lastName: personal.lastName }],
    [
      "a club",
      clubRules,
      head,
      {
        clubName: "Club name is required.",
        collegeName: "College name is required.",
        clubType: "Club type is required.",
      },
    ],
    [
      "a startup",
      startupRules,
      startup,
      {
        companyName: "Company name is required.",
        position: "Position is required.",
        industry: "Industry is required.",
      },
    ],
    [
      "a project",
      projectRules,
      project,
      {
        title: "Title is required.",
        description: "Description is required.",
        category: "Category is required.",
        skills: "At least one skill is required.",
        startDate: "Start date is required.",
        duration: "Duration is required.",
        teamSize: "Team size is required.",
      },
    ],
    [
      "a deliverable",
      deliverableRules,
      { title: "Title", dueDate: "2030-01-01" },
      { title: "Title is required.", dueDate: "Due date is required." },
    ],
    ["a team", teamRules, { teamName: "Team" }, { teamName: "Team name is required." }],
    ["an application", applicationRules, { message: "Text" }, { message: "Message is required." }],
    [
      "a message",
      contactRules,
      { name: "Jo", email: "asha@example.com", subject: "Hello", message: "Ten letters" },
      {
        name: "Name must be at least 2 characters.",
        email: "Please enter a valid email address.",
        subject: "Subject must be at least 5 characters.",
        message: "Message must be at least 10 characters.",
      },
    ],
    ["a new password", passwordResetRules, { password: "12345678" }, { password: "Password is required." }],
  ])("for %s", async (_name, rules, complete, required) => {
    expect(await problems(rules, complete)).toBeNull();
    expect(await problems(rules, {})).toEqual(required);
  });

  test("an own student profile may be emptied", async () => {
    const choice = { resumeAfterApproval: false };
    expect(await studentRules.validate({ skills: [], education: " ", resumeUrl: "", ...choice })).toEqual({
      skills: [],
      education: null,
      resumeUrl: null,
      ...choice,
    });
  });
});

describe("club codes", () => {
  test.each<[string, string | null]>([
    ["AB12CD", null],
    [" ab12cd ", null],
    ["AB12C", "Please enter a valid club code."],
    ["AB12CDE", "Please enter a valid club code."],
    ["AB-2CD", "Please enter a valid club code."],
    ["ÄB12CD", "Please enter a valid club code."],
    ["", "Club code is required."],
  ])("%j", async (clubCode, message) => {
    expect(await problems(studentRegistrationRules, { ...student, clubCode })).toEqual(
      message && { clubCode: message },
    );
  });

  test("are stored in capitals", async () => {
    expect(await studentRegistrationRules.validate({ ...student, clubCode: " ab12cd" })).toMatchObject({
      clubCode: "AB12CD",
      skills: [],
    });
  });

  test("a head may have none", async () => {
    for (const secretCode of [null, undefined])
      expect(await problems(clubHeadRegistrationRules, { ...head, secretCode })).toBeNull();
  });
});

describe("projects", () => {
  const whole = "Team size must be a whole number from 1 to 1000.";

  test.each<[unknown, string | null]>([
    [1, null],
    [1000, null],
    ["4", null],
    [0, whole],
    [1001, whole],
    [-1, whole],
    [1.5, whole],
    ["many", whole],
    [Number.NaN, whole],
    [Infinity, whole],
    [1e21, whole],
  ])("a team size of %s", async (teamSize, message) => {
    expect(await problems(projectRules, { ...project, teamSize })).toEqual(message && { teamSize: message });
  });

  test.each<[unknown, string | null]>([
    [undefined, null],
    [null, null],
    ["", null],
    ["2030-01-01", null],
    ["2029-12-31", "End date must not be before the start date."],
    ["2030-02-30", "End date must be a date such as 2026-01-31."],
  ])("an end date of %j", async (endDate, message) => {
    expect(await problems(projectRules, { ...project, endDate })).toEqual(message && { endDate: message });
  });

  test.each<[string, string | null]>([
    ["React, Vue", null],
    ["", "At least one skill is required."],
    [" , ,", "At least one skill is required."],
    [`React, ${"x".repeat(61)}`, "A skill must be at most 60 characters."],
  ])("the form takes the skills %j as one text", async (skills, message) => {
    expect(await problems(projectFormRules, { ...project, skills })).toEqual(message && { skills: message });
  });

  test("empty optional texts become null", async () => {
    expect(await projectRules.validate({ ...project, stipend: " ", endDate: "" })).toMatchObject({
      stipend: null,
      endDate: null,
    });
  });

  test("deliverables are bounded and each is judged", async () => {
    const deliverable = { title: "Title", dueDate: "2030-01-01" };
    const rules = projectRules.shape({ deliverables: deliverablesRules });
    expect(
      await problems(rules, { ...project, deliverables: Array.from({ length: 100 }, () => deliverable) }),
    ).toBeNull();
    expect(await problems(rules, { ...project, deliverables: Array.from({ length: 101 }, () => deliverable) })).toEqual(
      { deliverables: "At most 100 deliverables can be saved at once." },
    );
    expect(await problems(rules, { ...project, deliverables: [deliverable, { title: " ", dueDate: "soon" }] })).toEqual(
      {
        "deliverables[1].title": "Title is required.",
        "deliverables[1].dueDate": "Due date must be a date such as 2026-01-31.",
      },
    );
  });
});

describe("members", () => {
  test.each<[string[], string | null]>([
    [["1"], null],
    [[], "Please select a student."],
    [Array.from({ length: 100 }, String), null],
    [Array.from({ length: 101 }, String), "At most 100 students can be added at once."],
  ])("%#", async (studentIds, message) => {
    expect(await problems(teamMembersRules, { studentIds })).toEqual(message && { studentIds: message });
  });
});
