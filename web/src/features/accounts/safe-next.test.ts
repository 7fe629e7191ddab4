import { safeNext } from "./safe-next";

describe("where a login may lead", () => {
  it.each(["/dashboard/projects/1?tab=team#x", "/dashboard"])("goes to %s", (next) =>
    expect(safeNext(next)).toBe(next),
  );

  it.each([
    null,
    "",
    "dashboard",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
  ])("does not follow %j", (next) => expect(safeNext(next)).toBe("/dashboard"));
});
