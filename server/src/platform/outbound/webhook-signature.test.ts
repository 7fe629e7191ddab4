import { newWebhookSecret, showWebhookSecret, signedHeaders } from "./webhook-signature.js";

test("signs as the convention's own example does", () => {
  const secret = Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64");
  const headers = signedHeaders(
    [secret],
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    new Date(1_614_265_330_000),
    `{"test": 2432232314}`,
  );
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("while two secrets are valid, there is a signature by each", () => {
  const signatures = signedHeaders([newWebhookSecret(), newWebhookSecret()], "id", new Date(), "{}")[
    "webhook-signature"
  ]!.split(" ");
  expect(new Set(signatures).size).toBe(2);
  for (const signature of signatures) expect(signature).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
});

test("a secret is shown as 32 bytes behind whsec_", () => {
  expect(showWebhookSecret(newWebhookSecret())).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});
