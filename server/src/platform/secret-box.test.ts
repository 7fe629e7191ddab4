import { SecretBox } from "./secret-box.js";

const old = "the old secret of at least thirty-two characters";
const fresh = "the new secret of at least thirty-two characters";
const plain = Buffer.from("twenty bytes of text");

test("what is sealed opens in its place, and looks different each time", () => {
  const box = new SecretBox([old]);
  const sealed = box.seal(plain, "factor 1");
  expect(sealed.includes(plain)).toBe(false);
  expect(box.seal(plain, "factor 1").equals(sealed)).toBe(false);
  expect(box.open(sealed, "factor 1")).toEqual({ plain, stale: false });
});

test("it opens in no other place, with no other key, and not when a bit was changed", () => {
  const box = new SecretBox([old]);
  const sealed = box.seal(plain, "factor 1");
  expect(() => box.open(sealed, "factor 2")).toThrow();
  expect(() => new SecretBox([fresh]).open(sealed, "factor 1")).toThrow(/ENCRYPTION_KEYS/);
  for (const index of [5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[index]! ^= 1;
    expect(() => box.open(changed, "factor 1")).toThrow();
  }
  expect(() => box.open(sealed.subarray(0, 20), "factor 1")).toThrow();
});

test("an older key still opens, and says that the value should be sealed anew", () => {
  const sealed = new SecretBox([old]).seal(plain, "factor 1");
  const box = new SecretBox([fresh, old]);
  expect(box.open(sealed, "factor 1")).toEqual({ plain, stale: true });
  expect(new SecretBox([fresh]).open(box.seal(plain, "factor 1"), "factor 1")).toEqual({ plain, stale: false });
});

test("digests are the same for the same text and key, the newest key's first", () => {
  const [before] = new SecretBox([old]).digests("ABCD");
  expect(new SecretBox([fresh, old]).digests("ABCD")[1]).toEqual(before);
  expect(new SecretBox([fresh]).digests("ABCD")[0]).not.toEqual(before);
  expect(new SecretBox([old]).digests("ABCE")[0]).not.toEqual(before);
});
