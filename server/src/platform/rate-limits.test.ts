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

it("lets attempts through, soon and with a word to the log, when the store is away", async () => {
  const told: string[] = [];
  // Nobody listens on port 1.
  const limits = new RateLimits({ url: "postgres://nobody@127.0.0.1:1/none" }, { rateLimitScale: 1 }, (error) =>
    told.push(error.message),
  );
  const started = Date.now();
  await limits.consume("logIn", { address: "203.0.113.7", account: "ada@example.test" });
  await limits.forgive("logIn", { address: "203.0.113.7", account: "ada@example.test" });
  expect(await limits.mayMail("requestPasswordReset", "ada@example.test")).toBe(true);
  expect(Date.now() - started).toBeLessThan(3000);
  expect(told.length).toBeGreaterThan(0);
  await limits.close();
});
