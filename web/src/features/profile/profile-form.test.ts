import { studentFormRules, toClubHeadInput, toStartupInput, toStudentInput, type StudentValues } from "./profile-form";

const person = { firstName: " Asha ", lastName: "Rao", bio: "  " };
const student: StudentValues = {
  ...person,
  education: "",
  resumeUrl: " ",
  resumeAfterApproval: true,
  skills: " React, ,Figma ,",
};

test("empty texts are saved as null and skills as a trimmed list without empty entries", () => {
  expect(toStudentInput(student)).toEqual({
    profile: { firstName: "Asha", lastName: "Rao", bio: null },
    education: null,
    resumeUrl: null,
    resumeAfterApproval: true,
    skills: ["React", "Figma"],
  });
  expect(
    toClubHeadInput({ ...person, clubName: "Web Guild ", collegeName: "IIT", clubType: "DESIGN", description: "" }),
  ).toMatchObject({ clubName: "Web Guild", collegeName: "IIT", clubType: "DESIGN", description: null });
  expect(
    toStartupInput({
      ...person,
      companyName: "Kite",
      position: "CEO",
      industry: "TECH",
      website: "",
      description: " ",
    }),
  ).toMatchObject({ companyName: "Kite", position: "CEO", industry: "TECH", website: null, description: null });
});

test.each([
  ["", true],
  ["https://drive.google.com/file/d/1/view", true],
  ["http://drive.google.com/file/d/1/view", false],
  ["https://evil.example/drive.google.com", false],
  ["not a link", false],
])("a resume of '%s' is accepted: %s", async (resumeUrl, accepted) => {
  expect(await studentFormRules.isValid({ ...student, resumeUrl })).toBe(accepted);
});

test("skills are optional, but none may be too long", async () => {
  expect(await studentFormRules.isValid({ ...student, skills: "" })).toBe(true);
  await expect(studentFormRules.validate({ ...student, skills: `React, ${"x".repeat(61)}` })).rejects.toThrow(
    "A skill must be at most 60 characters.",
  );
});
