import { reconnectWait } from "./realtime";

test("a lost connection reconnects after 1, 2, 5 and 10 seconds, then every 10", () => {
  expect([0, 1, 2, 3, 4, 40].map(reconnectWait)).toEqual([1000, 2000, 5000, 10_000, 10_000, 10_000]);
});
