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
  ["RATE_LIMIT_SCALE", { RATE_LIMIT_SCALE: "0" }],
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
