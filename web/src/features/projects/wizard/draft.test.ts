import {
  dueDateOf,
  emptyDraft,
  isEdited,
  isOutsideProject,
  prefillDetails,
  reachableStep,
  toCreateProjectInput,
  type WizardDraft,
} from "./draft";
import { draftReducer } from "./draft-reducer";

const template = {
  title: "Landing Page Redesign",
  description: "A new landing page.",
  category: "WEB_DEVELOPMENT" as const,
  skills: ["React", "Figma"],
  duration: "2-4 weeks",
  teamSize: 4,
};

const suggestions = [
  { title: "Wireframes", description: "Low fidelity", defaultDuration: 5 },
  { title: "Release", description: "Live site", defaultDuration: 20 },
];

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 2, 9, 10) }));
afterEach(() => jest.useRealTimers());

const chosen = () => draftReducer(emptyDraft(), { type: "template-chosen", template });
const suggested = () =>
  draftReducer(chosen(), { type: "suggestions-loaded", category: "WEB_DEVELOPMENT", suggestions });

describe("prefilling", () => {
  test("a template fills the form, with the team size as text and the start date today", () => {
    expect(prefillDetails(template)).toEqual({
      ...emptyDraft().details,
      title: "Landing Page Redesign",
      description: "A new landing page.",
      category: "WEB_DEVELOPMENT",
      skills: "React, Figma",
      startDate: "2026-03-09",
      endDate: "",
      duration: "2-4 weeks",
      stipend: "",
      teamSize: "4",
    });
  });

  test("a template never prefills the stipend", () => {
    expect(prefillDetails({ ...template, stipend: "₹10,000" } as typeof template).stipend).toBe("");
  });

  test("a custom project starts empty, today", () => {
    const { details } = draftReducer(suggested(), { type: "custom-started" });
    expect(details).toMatchObject({ title: "", category: "", teamSize: "", startDate: "2026-03-09" });
  });
});

describe("a draft", () => {
  const named = (changes: object) => ({ ...chosen(), details: { ...chosen().details, ...changes } });

  test("is edited once it differs from its initial values", () => {
    expect(isEdited(emptyDraft())).toBe(false);
    expect(isEdited(suggested())).toBe(false);
    // The form turns the prefilled text into a number.
    expect(isEdited(named({ teamSize: 4 }))).toBe(false);
    expect(isEdited(named({ title: "Our own" }))).toBe(true);
    expect(
      isEdited(draftReducer(suggested(), { type: "deliverable-removed", key: suggested().deliverables[0]!.key })),
    ).toBe(true);
  });

  test.each([
    ["details", emptyDraft, "template"],
    ["details", chosen, "details"],
    ["deliverables", chosen, "deliverables"],
    ["deliverables", () => named({ title: " " }), "details"],
    ["deliverables", () => named({ category: "" }), "details"],
    ["elsewhere", chosen, "template"],
    [null, chosen, "template"],
  ] as const)("asked for %s shows a step that is reachable (%#)", (wanted, draft, shown) => {
    expect(reachableStep(wanted, draft())).toBe(shown);
  });
});

describe("dates", () => {
  test("a due date follows the start date until one is picked", () => {
    expect(dueDateOf({ days: 7, pickedDate: null }, "2026-02-27")).toBe("2026-03-06");
    expect(dueDateOf({ days: 7, pickedDate: "2026-05-01" }, "2026-02-27")).toBe("2026-05-01");
  });

  test.each([
    ["2026-03-08", true],
    ["2026-03-09", false],
    ["2026-04-01", false],
    ["2026-04-02", true],
  ])("%s outside 2026-03-09 to 2026-04-01: %s", (dueDate, outside) => {
    expect(isOutsideProject(dueDate, { startDate: "2026-03-09", endDate: "2026-04-01" })).toBe(outside);
  });

  test("without an end date, nothing is too late", () => {
    expect(isOutsideProject("2030-01-01", { startDate: "2026-03-09", endDate: "" })).toBe(false);
  });
});

describe("suggested deliverables", () => {
  test("come from the category", () => {
    expect(suggested().deliverables.map(({ title, days }) => [title, days])).toEqual([
      ["Wireframes", 5],
      ["Release", 20],
    ]);
  });

  test("are filled in once", () => {
    const edited = draftReducer(suggested(), { type: "deliverable-removed", key: suggested().deliverables[0]!.key });
    expect(draftReducer(edited, { type: "suggestions-loaded", category: "WEB_DEVELOPMENT", suggestions })).toBe(edited);
  });

  test("of a category that is no longer selected are ignored", () => {
    const draft = chosen();
    expect(draftReducer(draft, { type: "suggestions-loaded", category: "OTHER", suggestions })).toBe(draft);
  });

  test("that arrive late do not replace what was entered meanwhile", () => {
    const written = draftReducer(chosen(), {
      type: "deliverable-saved",
      deliverable: { key: "mine", title: "Mine", description: "", days: 3, pickedDate: null },
    });
    const after = draftReducer(written, { type: "suggestions-loaded", category: "WEB_DEVELOPMENT", suggestions });
    expect(after.deliverables.map(({ title }) => title)).toEqual(["Mine"]);
  });

  test("are replaced only when the category changes", () => {
    const draft = suggested();
    const renamed = draftReducer(draft, { type: "details-changed", details: { ...draft.details, title: "Other" } });
    expect(renamed.deliverables).toHaveLength(2);
    const moved = draftReducer(draft, { type: "details-changed", details: { ...draft.details, category: "OTHER" } });
    expect(moved).toMatchObject({ deliverables: [], suggestedFor: null, deliverablesEdited: false });
  });
});

test("the input trims texts, splits the skills and omits empty values", () => {
  const draft: WizardDraft = {
    ...emptyDraft(),
    details: {
      ...emptyDraft().details,
      title: " Site ",
      description: " Text ",
      category: "OTHER",
      skills: "React, , Figma ",
      startDate: "2026-03-09",
      endDate: "",
      duration: "1-2 weeks",
      stipend: " ",
      teamSize: "4",
    },
    deliverables: [{ key: "a", title: " Plan ", description: "", days: 7, pickedDate: null }],
  };
  expect(toCreateProjectInput(draft)).toMatchObject({
    title: "Site",
    description: "Text",
    category: "OTHER",
    skills: ["React", "Figma"],
    startDate: "2026-03-09",
    endDate: null,
    duration: "1-2 weeks",
    stipend: null,
    teamSize: 4,
    deliverables: [{ title: "Plan", description: null, dueDate: "2026-03-16" }],
  });
});
