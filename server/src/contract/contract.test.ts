import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as contract from "./index.js";

describe("labels", () => {
  test.each([
    ["UserType", contract.UserType, contract.userTypeLabels],
    ["ClubType", contract.ClubType, contract.clubTypeLabels],
    ["Industry", contract.Industry, contract.industryLabels],
    ["ProjectCategory", contract.ProjectCategory, contract.projectCategoryLabels],
    ["ProjectStatus", contract.ProjectStatus, contract.projectStatusLabels],
    ["ApplicationStatus", contract.ApplicationStatus, contract.applicationStatusLabels],
    ["AccessScope", contract.AccessScope, contract.accessScopeLabels],
    ["WebhookEvent", contract.WebhookEvent, contract.webhookEventLabels],
    ["WebhookDeliveryState", contract.WebhookDeliveryState, contract.webhookDeliveryStateLabels],
  ])("%s: stored in lower case under the outward name, with a label each", (_name, values, labels) => {
    for (const [key, value] of Object.entries(values)) expect(value).toBe(key.toLowerCase());
    expect(Object.keys(labels)).toEqual(Object.keys(values));
    for (const label of Object.values(labels)) expect(label).toMatch(/\S/);
  });

  test("read as the specification words them", () => {
    expect(Object.values(contract.projectCategoryLabels)).toEqual([
      "Mobile App Development",
      "Web Development",
      "UI/UX Design",
      "Machine Learning",
      "Data Analysis",
      "Market Research",
      "Content Creation",
      "Business Strategy",
      "Digital Marketing",
      "Other",
    ]);
    expect(Object.values(contract.projectStatusLabels)).toEqual(["Open", "In Progress", "Completed"]);
    expect(contract.durationOptions).toEqual([
      "1-2 weeks",
      "2-4 weeks",
      "1-2 months",
      "2-3 months",
      "3-6 months",
      "6+ months",
    ]);
    expect(contract.skillOptions).toHaveLength(24);
    expect(new Set(contract.skillOptions).size).toBe(24);
  });
});

test("the specification's error texts", () => {
  expect(contract.errorMessages).toMatchObject({
    INVALID_CREDENTIALS: "Invalid email or password. Please try again.",
    INVALID_CLUB_CODE: "Please enter a valid club code.",
    ALREADY_APPLIED: "Your club has already applied for this project.",
    MEMBER_ALREADY_EXISTS: "This student is already a member of the team",
    DATABASE_UNAVAILABLE: "Please try again in a few seconds while we update our systems.",
  });
  for (const message of Object.values(contract.errorMessages)) expect(message.length).toBeGreaterThan(10);
});

test("the limits are those that the tables have", () => {
  const file = fileURLToPath(new URL("../database/migrations/1763683200000-initial-schema.ts", `file://${__filename}`));
  const schema = readFileSync(file, "utf8");
  const lengthOf = (table: string, column: string) => {
    const body = schema.slice(schema.indexOf(`create table ${table} (`)).split(";")[0]!;
    return Number(new RegExp(`char_length\\(${column}\\) (?:<=|between 1 and) (\\d+)`).exec(body)?.[1]);
  };
  const { limits } = contract;
  expect(lengthOf("profiles", "email")).toBe(limits.emailLength);
  expect(lengthOf("profiles", "first_name")).toBe(limits.nameLength);
  expect(lengthOf("profiles", "last_name")).toBe(limits.nameLength);
  expect(lengthOf("profiles", "bio")).toBe(limits.bioLength);
  expect(lengthOf("club_profiles", "club_name")).toBe(limits.titleLength);
  expect(lengthOf("student_profiles", "education")).toBe(limits.educationLength);
  expect(lengthOf("student_profiles", "resume_url")).toBe(limits.urlLength);
  expect(lengthOf("startup_profiles", "website")).toBe(limits.urlLength);
  expect(lengthOf("projects", "title")).toBe(limits.titleLength);
  expect(lengthOf("projects", "description")).toBe(limits.descriptionLength);
  expect(lengthOf("projects", "duration")).toBe(limits.durationLength);
  expect(lengthOf("projects", "stipend")).toBe(limits.stipendLength);
  expect(lengthOf("club_teams", "team_name")).toBe(limits.titleLength);
  expect(lengthOf("project_applications", "message")).toBe(limits.messageLength);
  expect(lengthOf("project_deliverables", "title")).toBe(limits.titleLength);
  expect(schema).toContain(`team_size between ${limits.teamSizeMinimum} and ${limits.teamSizeMaximum}`);
});
