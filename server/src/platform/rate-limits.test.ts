import type { AppError } from "./app-error.js";
import { networkOf, RateLimits } from "./rate-limits.js";

describe("networkOf", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:0:0:0:9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("takes %s as %s", (address, network) => expect(networkOf(address)).toBe(network));

  it("keeps neighbours apart", () => {
    expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
    expect(networkOf("203.0.113.7")).not.toBe(networkOf("203.0.113.8"));
  });
});

it("counts by itself, and lets half as many through, when the store is away", async () => {
  const told: string[] = [];
  // Nobody listens on port 1.
  const limits = new RateLimits({ url: "postgres://nobody@127.0.0.1:1/none" }, { rateLimitScale: 1 }, (error) =>
    told.push(error.message),
  );
  const attempt = { address: "203.0.113.7", account: "ada@example.test" };
  const outcomes = async (more: object = {}) => {
    const codes: string[] = [];
    for (let number = 0; number < 7; number++)
      codes.push(
        await limits.consume("logIn", { ...attempt, ...more }).then(
          () => "ok",
          (refusal: AppError) => refusal.code,
        ),
      );
    return codes;
  };
  const fiveOfSeven = [...Array<string>(5).fill("ok"), "RATE_LIMITED", "RATE_LIMITED"];
  expect(await outcomes()).toEqual(fiveOfSeven);
  expect(await outcomes({ address: "203.0.113.8" })).toEqual(fiveOfSeven);
  expect(await outcomes({ device: "laptop" })).toEqual(fiveOfSeven);
  await limits.forgive("logIn", attempt);
  expect(await outcomes()).toEqual(fiveOfSeven);
  const newDevice = () => limits.consume("logInFromNewDevice", attempt);
  for (let number = 0; number < 50; number++) await newDevice();
  await limits.takeBack("logInFromNewDevice", attempt.account);
  await newDevice();
  await expect(newDevice()).rejects.toMatchObject({ code: "RATE_LIMITED" });
  const mails = [];
  for (let number = 0; number < 4; number++)
    mails.push(await limits.mayMail("requestPasswordReset", "ada@example.test"));
  expect(mails).toEqual([true, true, true, false]);
  expect(told.length).toBeGreaterThan(0);
  await limits.close();
});
