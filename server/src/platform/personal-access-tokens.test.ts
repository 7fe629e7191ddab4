import { claimsToBePersonal, isPersonalAccessToken, newPersonalAccessToken } from "./personal-access-tokens.js";

test("a token has the prefix, 192 random bits and a checksum", () => {
  const tokens = new Set(Array.from({ length: 100 }, newPersonalAccessToken));
  expect(tokens.size).toBe(100);
  for (const token of tokens) {
    expect(token).toMatch(/^quadwork_[0-9a-f]{56}$/);
    expect(isPersonalAccessToken(token)).toBe(true);
  }
});

test.each([
  ["a changed character", (token: string) => token.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
  ["a changed body", (token: string) => token.replace(/_./, (start) => (start === "_0" ? "_1" : "_0"))],
  ["something behind it", (token: string) => `${token}0`],
  ["a line break behind it", (token: string) => `${token}\n`],
  ["capitals", (token: string) => `quadwork_${"A".repeat(56)}${token.slice(0, 0)}`],
  ["nothing but the prefix", () => "quadwork_"],
])("with %s it is none, though it claims to be", (_name, change) => {
  const changed = change(newPersonalAccessToken());
  expect(isPersonalAccessToken(changed)).toBe(false);
  expect(claimsToBePersonal(changed)).toBe(true);
});
