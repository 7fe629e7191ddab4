import { ConfigurationError, readConfig } from "./config.js";

test("without any variable there is a complete configuration", () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    appUrl: "http://localhost:4000",
    databaseUrl: null,
    smtpUrl: null,
    jwtSecret: null,
    rateLimitScale: 1,
  });
});

/** Neither a number of proxies nor networks, or networks that are everything. */
const notProxies = [
  "true",
  "yes",
  "11",
  "-1",
  "nginx",
  "10.0.0.0/33",
  "10.0.0.0/8, proxy",
  "0.0.0.0/0",
  "::/0",
  "::1/129",
  "10.0.0",
];

test.each([
  ["PORT", { PORT: "70000" }],
  ["APP_URL", { APP_URL: "quadwork" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/quadwork" }],
  ["JWT_SECRET", { JWT_SECRET: "short" }],
  ["JWT_SECRET", { NODE_ENV: "production", DATABASE_URL: "postgresql://localhost/quadwork" }],
  ["S3_ENDPOINT", { S3_ENDPOINT: "bucket" }],
  ["S3_BUCKET", { S3_ENDPOINT: "https://s3.example", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" }],
  ["S3_SECRET_ACCESS_KEY", { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "files", S3_ACCESS_KEY_ID: "key" }],
  ["SMTP_URL", { SMTP_URL: "mail.example.com" }],
  ["CONTACT_EMAIL", { CONTACT_EMAIL: "desk" }],
  ["GRIEVANCE_EMAIL", { GRIEVANCE_EMAIL: "desk" }],
  ["RATE_LIMIT_SCALE", { RATE_LIMIT_SCALE: "0" }],
  ...notProxies.map((value): [string, NodeJS.ProcessEnv] => ["TRUST_PROXY", { TRUST_PROXY: value }]),
  [
    "WEBHOOK_ALLOW_PRIVATE",
    { WEBHOOK_ALLOW_PRIVATE: "true", JWT_SECRET: "x".repeat(32), DATABASE_URL: "postgresql://localhost/quadwork" },
  ],
  ["TIME_ZONE", { TIME_ZONE: "Mars/Olympus" }],
  ["CORS_ORIGINS", { CORS_ORIGINS: "https://partner.example, partner" }],
])("a wrong %s is refused in one line that names it", (variable, environment) => {
  const read = () => readConfig(environment);
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(new RegExp(`^${variable}: .+$`));
});

test.each([
  ["", "203.0.113.9", 0, null],
  ["false", "127.0.0.1", 0, null],
  ["0", "127.0.0.1", 0, null],
  ["1", "203.0.113.9", 0, true],
  ["1", "203.0.113.9", 1, false],
  ["2", "203.0.113.9", 1, true],
  ["loopback", "127.0.0.1", 0, true],
  ["loopback", "::ffff:127.0.0.1", 3, true],
  ["loopback", "10.0.0.1", 0, false],
  ["10.0.0.0/8, fd00::/8", "10.9.8.7", 5, true],
  ["10.0.0.0/8, FD00::/8", "fd12::1", 0, true],
  ["10.0.0.0/8,192.0.2.1", "192.0.2.2", 0, false],
])("TRUST_PROXY=%s and %s at hop %i: %s", (value, address, hop, trusted) => {
  const { trustProxy } = readConfig({ TRUST_PROXY: value });
  expect(trustProxy && trustProxy(address, hop)).toBe(trusted);
});

test("TRUST_PROXY=true is refused with the reason and what to set", () => {
  expect(() => readConfig({ TRUST_PROXY: "true" })).toThrow(
    "TRUST_PROXY: true would trust any address that a caller writes into X-Forwarded-For; " +
      "set the number of proxies in front (1), or their networks (loopback, 10.0.0.0/8)",
  );
});
