import { createSecretKey } from "node:crypto";
import jwt from "jsonwebtoken";
import { v7 as newId } from "uuid";
import { AccessTokens, hashToken, randomToken } from "./tokens.js";

const secret = "a-secret-of-at-least-32-characters-for-tests";
const viewer = { role: "student", id: newId(), sessionId: newId() } as const;
const tokens = () => new AccessTokens(secret, { accessTokenSeconds: 60 });
const good = { sub: viewer.id, sid: viewer.sessionId, role: viewer.role };
const signed = (payload: object, options: jwt.SignOptions = {}, key = secret) =>
  jwt.sign(payload, createSecretKey(Buffer.from(key)), {
    algorithm: "HS256",
    issuer: "quadwork",
    audience: "quadwork-api",
    expiresIn: 60,
    ...options,
  });

afterEach(() => jest.useRealTimers());

it("names the person, the session and the kind of user", () => {
  const issued = tokens().issue(viewer);
  expect(tokens().verify(issued.accessToken)).toEqual(viewer);
  expect(issued.expiresIn).toBe(60);
  expect(issued.expiresAt).toBe((jwt.decode(issued.accessToken) as jwt.JwtPayload).exp);
});

it("accepts what is signed as its own are, so that the refusals below have one reason each", () => {
  expect(tokens().verify(signed(good))).toEqual(viewer);
});

it.each([
  ["another secret", signed(good, {}, "another-secret-of-at-least-32-characters")],
  ["another algorithm", signed(good, { algorithm: "HS512" })],
  [
    "no signature",
    jwt.sign(good, null as never, { algorithm: "none", issuer: "quadwork", audience: "quadwork-api", expiresIn: 60 }),
  ],
  ["another issuer", signed(good, { issuer: "somebody" })],
  ["another audience", signed(good, { audience: "somebody" })],
  ["an end in the past", signed(good, { expiresIn: -31 })],
  ["an unknown kind of user", signed({ ...good, role: "admin" })],
  ["no session", signed({ sub: viewer.id, role: viewer.role })],
  ["an id that is none", signed({ ...good, sub: "me" })],
  ["no form at all", "garbage"],
])("refuses a token with %s", (_what, token) => {
  expect(tokens().verify(token)).toBeNull();
});

it("refuses a token without an end", () => {
  const endless = jwt.sign(good, createSecretKey(Buffer.from(secret)), {
    algorithm: "HS256",
    issuer: "quadwork",
    audience: "quadwork-api",
  });
  expect(tokens().verify(endless)).toBeNull();
});

it("lets a token that it has seen before expire all the same", () => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  const ours = tokens();
  const { accessToken } = ours.issue(viewer);
  expect(ours.verify(accessToken)).toEqual(viewer);
  jest.setSystemTime(1_800_000_059_000);
  expect(ours.verify(accessToken)).toEqual(viewer);
  // Thirty seconds are left for servers whose clocks differ.
  jest.setSystemTime(1_800_000_089_000);
  expect(ours.verify(accessToken)).toEqual(viewer);
  expect(tokens().verify(accessToken)).toEqual(viewer);
  jest.setSystemTime(1_800_000_090_000);
  expect(tokens().verify(accessToken)).toBeNull();
  expect(ours.verify(accessToken)).toBeNull();
});

it("derives one successor of a refresh token, which nobody without the secret can", () => {
  const parent = randomToken();
  expect(tokens().successorOf(parent)).toBe(tokens().successorOf(parent));
  expect(tokens().successorOf(parent)).not.toBe(tokens().successorOf(randomToken()));
  expect(tokens().successorOf(parent)).not.toBe(
    new AccessTokens("another-secret-of-at-least-32-characters", { accessTokenSeconds: 60 }).successorOf(parent),
  );
  expect(tokens().successorOf(parent)).toMatch(/^[\w-]{43}$/);
});

it("makes opaque tokens that fit in links and are stored as hashes", () => {
  expect(randomToken()).toMatch(/^[\w-]{43}$/);
  expect(randomToken()).not.toBe(randomToken());
  expect(hashToken("token")).toHaveLength(32);
});
