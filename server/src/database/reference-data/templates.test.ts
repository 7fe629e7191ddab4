import {
  deliverableRules,
  durationOptions,
  limits,
  ProjectCategory,
  projectFormRules,
  projectRules,
  skillOptions,
} from "../../contract/index.js";
import { describeProject } from "./template.types.js";
import { templates } from "./templates/index.js";

const startDate = "2026-01-31";
const addDays = (days: number) => new Date(Date.parse(startDate) + days * 86_400_000).toISOString().slice(0, 10);
/** The last day of the longest reading of a duration, for example 61 for "1-2 months"; none for an open end. */
const lastDay = (duration: string) => {
  const [, most, unit] = /-(\d+) (weeks|months)$/.exec(duration) ?? [];
  return most ? Number(most) * (unit === "weeks" ? 7 : 30.5) : Infinity;
};
const projects = templates.flatMap(({ category, projects }) => projects.map((template) => ({ category, ...template })));
const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("templates", () => {
  it("cover every category exactly once", () => {
    expect(templates.map(({ category }) => category)).toEqual(Object.values(ProjectCategory));
  });

  it("have titles that can serve as keys", () => {
    expect(duplicates(projects.map(({ title }) => title))).toEqual([]);
  });

  it("name suggested skills as the suggestions spell them", () => {
    const spelling = new Map(skillOptions.map((skill) => [skill.toLowerCase(), skill]));
    const misspelt = projects.flatMap(({ skills }) =>
      skills.filter((skill) => (spelling.get(skill.toLowerCase()) ?? skill) !== skill),
    );
    expect(misspelt).toEqual([]);
  });
});

describe.each(templates.map((template) => [template.category, template] as const))(
  "templates of %s",
  (category, template) => {
    it("offer at least two projects and four to seven deliverables", () => {
      expect(template.projects.length).toBeGreaterThanOrEqual(2);
      expect(template.deliverables.length).toBeGreaterThanOrEqual(4);
      expect(template.deliverables.length).toBeLessThanOrEqual(7);
      expect(duplicates(template.deliverables.map(({ title }) => title))).toEqual([]);
    });

    it.each(template.projects.map((project) => [project.title, project] as const))(
      "project %s passes the wizard and the server unchanged",
      async (_title, project) => {
        const { title, brief, skills, duration, teamSize, stipend } = project;
        const input = {
          title,
          description: describeProject(brief),
          category,
          startDate,
          endDate: null,
          duration,
          teamSize,
          stipend,
        };
        await expect(projectRules.validate({ ...input, skills: [...skills] })).resolves.toEqual({
          ...input,
          skills: [...skills],
        });
        await expect(projectFormRules.validate({ ...input, skills: skills.join(", ") })).resolves.toMatchObject({
          skills: skills.join(", "),
        });
        expect(durationOptions).toContain(duration);
        expect(input.description.length).toBeGreaterThan(300);
        expect(teamSize).toBeLessThanOrEqual(10);
      },
    );

    it("suggest deliverables that pass the server unchanged", async () => {
      for (const { title, description, defaultDuration } of template.deliverables) {
        const input = { title, description, dueDate: addDays(defaultDuration) };
        await expect(deliverableRules.validate(input)).resolves.toEqual(input);
        expect(description.length).toBeGreaterThan(40);
      }
      expect(template.deliverables.length).toBeLessThanOrEqual(limits.deliverablesPerRequest);
    });

    it("put the deliverables in the order of the work, from the first week to within every project's duration", () => {
      const days = template.deliverables.map(({ defaultDuration }) => defaultDuration);
      expect(days.every(Number.isInteger)).toBe(true);
      expect(days).toEqual([...new Set(days)].sort((one, two) => one - two));
      expect(days[0]).toBeGreaterThanOrEqual(1);
      expect(days[0]).toBeLessThanOrEqual(7);
      expect(days.at(-1)).toBeLessThanOrEqual(Math.min(...template.projects.map(({ duration }) => lastDay(duration))));
    });
  },
);
