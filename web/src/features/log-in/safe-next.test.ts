import { safeNext } from "./safe-next";

describe("where a login may lead", () => {
  it.each([
    "/dashboard/projects/1?tab=team#x",
    "/dashboard",
    "/dashboard/projects?search=a//b",
    "/dashboard?from=https://example.org",
  ])("goes to %s", (next) => expect(safeNext(next)).toBe(next));

  it("resolves dots in the path", () => expect(safeNext("/dashboard/x/../teams")).toBe("/dashboard/teams"));

  it.each([
    null,
    "",
    "dashboard",
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    // These look like paths but lead to another host once their dots are resolved.
    "/..//evil.example",
    "/..//evil.example/dashboard?x#y",
    "/.//evil.example",
    "/./\\evil.example",
    "/..\\/evil.example",
    "/..\t//evil.example",
    "/%2e%2e//evil.example",
    "/%2E%2e/\\evil.example",
    "/.%2e//evil.example",
    "/dashboard/..//evil.example",
    "/dashboard/%2e%2e//evil.example",
    "/dashboard/x/../..//evil.example",
    "/dashboard/..///evil.example",
    "/..//..//evil.example",
    "/..//user@evil.example:443/",
  ])("does not follow %j", (next) => expect(safeNext(next)).toBe("/dashboard"));
});
