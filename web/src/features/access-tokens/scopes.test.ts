import { accessScopeLabels } from "@quadwork/server/contract";
import { areas, summaryOf } from "./scopes";

test("every scope appears in the dialog", () => {
  expect(areas.flatMap(({ read, write }) => [read, write]).sort()).toEqual(Object.keys(accessScopeLabels).sort());
});

test("writing includes reading", () => {
  expect(summaryOf(["TEAMS_READ", "PROJECTS_WRITE"])).toBe("Projects (read and write), Teams (read)");
});
