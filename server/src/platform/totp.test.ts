import { newTotpSecret, totpEnrollment, totpStep } from "./totp.js";

/** The secret and, shortened to six digits, the codes of RFC 6238's appendix B. */
const secret = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("the code of second %d is %s", (second, code) => {
  const step = Math.floor(second / 30);
  expect(totpStep(secret, code, second * 1000)).toBe(step);
  // A clock that is one step off is forgiven, and the step told is the code's own; two steps are not.
  expect(totpStep(secret, code, (second + 30) * 1000)).toBe(step);
  expect(totpStep(secret, code, (second - 30) * 1000)).toBe(step);
  expect(totpStep(secret, code, (second + 60) * 1000)).toBeNull();
  expect(totpStep(secret, code, (second - 60) * 1000)).toBeNull();
});

test.each(["", "12345", "1234567", "abcdef", "28708２"])("%j is no code", (code) => {
  expect(totpStep(secret, code, 59_000)).toBeNull();
});

test("an app is told the secret to type and an address to open, drawn as a QR code", () => {
  const { secret: typed, uri, qrCode } = totpEnrollment(secret, "asha+lab@example.com");
  expect(typed).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const address = new URL(uri);
  expect(decodeURIComponent(uri)).toContain("otpauth://totp/Quadwork:asha+lab@example.com?");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: "Quadwork",
    secret: typed,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(qrCode).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
});

test("secrets are 160 random bits", () => {
  expect(newTotpSecret()).toHaveLength(20);
  expect(newTotpSecret()).not.toEqual(newTotpSecret());
});
