import { availableParallelism } from "node:os";
import { hashPassword, matchPassword, passwordChecks, verifyPassword } from "./passwords.js";

const sender = { address: "203.0.113.7", known: false };

let running = 0;
let mostAtOnce = 0;

jest.mock("argon2", () => {
  const real = jest.requireActual<typeof import("argon2")>("argon2");
  const counted =
    <Arguments extends unknown[], Result>(work: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      mostAtOnce = Math.max(mostAtOnce, ++running);
      return work(...given).finally(() => running--);
    };
  const mocked = { ...real, hash: counted(real.hash as never), verify: jest.fn(counted(real.verify as never)) };
  return { __esModule: true, ...mocked, default: mocked };
});

const { verify } = jest.requireMock<{ verify: jest.Mock<Promise<boolean>, [string, string]> }>("argon2");

const parametersOf = (hash: string | undefined) => hash?.split("$").slice(0, 4).join("$");

it("hashes with OWASP's parameters and a salt of its own", async () => {
  const [one, other] = await Promise.all([
    hashPassword("correct horse", sender),
    hashPassword("correct horse", sender),
  ]);
  expect(parametersOf(one)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
  expect(one).not.toBe(other);
});

it("knows the password from others", async () => {
  const hash = await hashPassword("correct horse", sender);
  expect(await verifyPassword(hash, "correct horse", sender)).toBe(true);
  expect(await verifyPassword(hash, "correct horsE", sender)).toBe(false);
});

it("does the same work where there is no hash, and says no", async () => {
  verify.mockClear();
  expect(await verifyPassword(null, "anything", sender)).toBe(false);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(parametersOf(verify.mock.calls[0]?.[0])).toBe(parametersOf(await hashPassword("anything", sender)));
});

it("works on half as many at a time as there are processors, two at most, and on all of them in the end", async () => {
  mostAtOnce = 0;
  const hashes = await Promise.all(Array.from({ length: 7 }, (_, index) => hashPassword(`password ${index}`, sender)));
  expect(new Set(hashes).size).toBe(7);
  expect(mostAtOnce).toBe(availableParallelism() < 4 ? 1 : 2);
});

it("goes on after a hash that cannot be read", async () => {
  await Promise.all(
    Array.from({ length: 3 }, () => expect(verifyPassword("no hash", "password", sender)).rejects.toThrow()),
  );
  expect(await verifyPassword(null, "password", sender)).toBe(false);
});

it("finds the password among hashes with one salt, in one computation", async () => {
  const salt = Buffer.alloc(16, 7);
  const words = ["correct horse", "battery staple", "correct horse"];
  const hashes = await Promise.all(words.map((word) => hashPassword(word, sender, salt)));
  const other = await hashPassword("other salt", sender);
  const before = passwordChecks();
  expect(await matchPassword([...hashes, other], "battery staple", sender)).toBe(1);
  expect(await matchPassword([...hashes, other], "correct horse", sender)).toBe(0);
  expect(await matchPassword([...hashes, other], "other salt", sender)).toBe(-1);
  expect(await matchPassword([other], "other salt", sender)).toBe(0);
  expect(await matchPassword([], "correct horse", sender)).toBe(-1);
  expect(passwordChecks()).toBe(before + 5);
});
