import path from "node:path";
import { bool, cleanEnv, email, EnvError, makeValidator, num, str } from "envalid";
import { apiLimits } from "./contract/index.js";

const count = makeValidator<number>((input) => {
  const value = Number(input);
  if (!Number.isInteger(value) || value < 0) throw new EnvError(`must be a whole number of at least 0, not "${input}"`);
  return value;
});

const atLeastOne = makeValidator<number>((input) => {
  const value = Number(input);
  if (!Number.isInteger(value) || value < 1) throw new EnvError(`must be a whole number of at least 1, not "${input}"`);
  return value;
});

const port = makeValidator<number>((input) => {
  const value = Number(input);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new EnvError(`must be a port from 0 to 65535, not "${input}"`);
  return value;
});

const origin = makeValidator<string>((input) => {
  const parsed = URL.canParse(input) ? new URL(input) : null;
  if (!parsed || !["http:", "https:"].includes(parsed.protocol))
    throw new EnvError(`must be an address such as https://quadwork.example, not "${input}"`);
  return parsed.href.replace(/\/$/, "");
});

const origins = makeValidator<string[]>((input) =>
  input
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      if (!URL.canParse(item)) throw new EnvError(`must be origins separated by commas, not "${item}"`);
      return new URL(item).origin;
    }),
);

const timeZone = makeValidator<string>((input) => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: input });
    return input;
  } catch {
    throw new EnvError(`must be an IANA time zone such as Asia/Kolkata, not "${input}"`);
  }
});

const secret = makeValidator<string>((input) => {
  if (input !== "" && input.length < 32) throw new EnvError("must have at least 32 characters");
  return input;
});

const secrets = makeValidator<string[]>((input) => {
  const items = input
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  if (items.some((item) => item.length < 32))
    throw new EnvError("must be secrets of at least 32 characters each, separated by commas");
  return items;
});

/** Every environment variable the server reads: its type, its default and what it means. The README's table is made from this. */
export const variables = {
  PORT: port({ default: 4000, desc: "Port to listen on; 0 takes any free one." }),
  HOST: str({ default: "localhost", desc: "Address to listen on; 0.0.0.0 for every interface." }),
  APP_URL: origin({
    default: "",
    desc: "Public address of the product, used for every link in mails. Default: http://localhost:PORT.",
  }),
  DATABASE_URL: str({
    default: "",
    desc: "An existing PostgreSQL 15 to 18 (postgres://…). Without it an embedded PostgreSQL 18 is started.",
  }),
  DATABASE_DIR: str({
    default: "",
    desc: "Folder of the embedded database. Default: .data/postgres, for the demo .data/demo.",
  }),
  DATABASE_POOL_SIZE: count({
    default: 10,
    desc: "Connections each server process opens for writing, and as many again for reading.",
  }),
  STATEMENT_TIMEOUT_MS: count({ default: 10_000, desc: "Longest time in milliseconds a database statement may take." }),
  REQUEST_TIMEOUT_MS: atLeastOne({
    default: apiLimits.requestMilliseconds,
    desc: "Longest time in milliseconds a request to the API may take before it is answered with an error.",
  }),
  REQUESTS_AT_ONCE: atLeastOne({
    default: apiLimits.requestsAtOnce,
    desc: "Requests to the API that a process works on at once for one person, one personal access token, or everybody anonymous behind one network address; more of them wait for their turn.",
  }),
  REQUEST_MAX_BYTES: atLeastOne({
    default: apiLimits.requestBytes,
    desc: "Largest body of a request to the API, in bytes.",
  }),
  GRAPHQL_MAX_BYTES: atLeastOne({
    default: apiLimits.documentBytes,
    desc: "Longest document, in bytes; its variables do not count.",
  }),
  GRAPHQL_MAX_TOKENS: atLeastOne({ default: apiLimits.tokens, desc: "Most tokens of a document." }),
  GRAPHQL_MAX_DEPTH: atLeastOne({
    default: apiLimits.depth,
    desc: "Most levels of fields in a document; the usual introspection has 15.",
  }),
  GRAPHQL_MAX_ALIASES: count({
    default: apiLimits.aliases,
    desc: "Most aliases in a document, each fragment counted wherever it is spread.",
  }),
  GRAPHQL_MAX_DIRECTIVES: count({
    default: apiLimits.directives,
    desc: "Most directives in a document, each fragment counted wherever it is spread.",
  }),
  GRAPHQL_MAX_ROOT_FIELDS: atLeastOne({
    default: apiLimits.rootFields,
    desc: "Most fields at the top of an operation.",
  }),
  GRAPHQL_MAX_FRAGMENTS: count({ default: apiLimits.fragments, desc: "Most fragment definitions in a document." }),
  GRAPHQL_MAX_REPEATED_FIELDS: count({
    default: apiLimits.repeatedFields,
    desc: "Most fields that repeat one beside them.",
  }),
  GRAPHQL_MAX_INTROSPECTION_LISTS: count({
    default: apiLimits.introspectionLists,
    desc: "Most lists of the schema that introspection may ask for; the usual introspection has 9.",
  }),
  GRAPHQL_MAX_OPERATIONS: atLeastOne({ default: apiLimits.operations, desc: "Most operations in a document." }),
  GRAPHQL_MAX_VARIABLES: count({
    default: apiLimits.variables,
    desc: "Most variables that the operations of a document declare.",
  }),
  GRAPHQL_MAX_VALUE_DEPTH: atLeastOne({
    default: apiLimits.valueDepth,
    desc: "Most levels of lists and objects in a value of a document, and in the variables.",
  }),
  GRAPHQL_MAX_VARIABLE_VALUES: atLeastOne({
    default: apiLimits.variableValues,
    desc: "Most values in the variables, at all levels together.",
  }),
  GRAPHQL_MAX_COST: atLeastOne({ default: apiLimits.cost, desc: "Most points that one operation may cost." }),
  COST_BUDGET: atLeastOne({
    default: apiLimits.costBudget,
    desc: "Points that a person, a personal access token, or everybody anonymous behind one network address (times RATE_LIMIT_SCALE) can spend at once.",
  }),
  COST_REFILL_PER_SECOND: atLeastOne({
    default: apiLimits.costRefillPerSecond,
    desc: "Points that come back to a cost budget each second.",
  }),
  GRAPHQL_MAX_ERRORS: atLeastOne({ default: apiLimits.errors, desc: "Most validation errors that an answer lists." }),
  WEBSOCKET_MAX_PER_PERSON: atLeastOne({
    default: apiLimits.websocketsPerPerson,
    desc: "Most WebSocket connections of one person to a server process.",
  }),
  WEBSOCKET_MAX_PER_ADDRESS: atLeastOne({
    default: 500,
    desc: "Most WebSocket connections from one network address to a server process, times RATE_LIMIT_SCALE.",
  }),
  WEBSOCKET_MAX_SUBSCRIPTIONS: atLeastOne({
    default: apiLimits.subscriptions,
    desc: "Most subscriptions on one WebSocket connection.",
  }),
  WEBSOCKET_HEARTBEAT_SECONDS: atLeastOne({
    default: 30,
    desc: "How often a WebSocket connection is asked whether it still lives, and whether its session or access token still stands.",
  }),
  FILES_DIR: str({
    default: "",
    desc: "Folder in which avatars and logos are kept. Default: .data/files, for the demo .data/demo-files.",
  }),
  S3_ENDPOINT: origin({
    default: "",
    desc: "Address of an S3-compatible store (https://s3.example.com). With it files are kept there instead of in FILES_DIR.",
  }),
  S3_BUCKET: str({ default: "", desc: "Private bucket of that store, used for nothing else." }),
  S3_REGION: str({ default: "us-east-1", desc: "Region that requests to the store are signed for." }),
  S3_ACCESS_KEY_ID: str({
    default: "",
    desc: "Key with which the store knows the product; it may list, read, write and delete in the bucket.",
  }),
  S3_SECRET_ACCESS_KEY: str({ default: "", desc: "Secret of that key." }),
  S3_PATH_STYLE: bool({
    default: true,
    desc: "Whether the bucket is named in the path of a request; false names it in the host.",
  }),
  SMTP_URL: str({
    default: "",
    desc: "Where mail is handed over (smtp://user:password@host:port). Without it mails can be read at /mailbox, on the embedded database only.",
  }),
  MAIL_FROM: str({ default: "Quadwork <no-reply@quadwork.example>", desc: "Sender of every mail." }),
  CONTACT_EMAIL: email({ default: "hello@quadwork.example", desc: "Where messages of the contact form go." }),
  JWT_SECRET: secret({
    default: "",
    desc: "Signs access tokens; at least 32 characters. Made and kept beside the embedded database when absent; required in production with DATABASE_URL.",
  }),
  ENCRYPTION_KEYS: secrets({
    default: [],
    desc: "Encrypts the secrets of second factors and webhooks in the database; at least 32 characters. Several, separated by commas: the first encrypts, all decrypt. Default: JWT_SECRET.",
  }),
  ACCESS_TOKEN_SECONDS: count({ default: 3600, desc: "Life of an access token in seconds." }),
  SESSION_DAYS: count({ default: 30, desc: "Days after which an unused session ends." }),
  AUDIT_LOG_DAYS: count({ default: 365, desc: "Days after which the record of who did what is deleted." }),
  WEBHOOK_TIMEOUT_MS: atLeastOne({
    default: 10_000,
    desc: "Longest time in milliseconds that the receiver of a webhook gets to answer.",
  }),
  WEBHOOK_ALLOW_PRIVATE: bool({
    default: false,
    desc: "Whether webhooks may use http:// and lead to private and loopback addresses: for development and tests, refused in production with DATABASE_URL.",
  }),
  RATE_LIMIT_SCALE: num({ default: 1, desc: "Multiplies the limits per network address, never those per account." }),
  TRUST_PROXY: bool({ default: false, desc: "Whether a proxy in front sets X-Forwarded-For and X-Forwarded-Proto." }),
  CORS_ORIGINS: origins({ default: [], desc: "Other origins, separated by commas, whose pages may call the API." }),
  SANDBOX: bool({
    default: true,
    desc: "Whether GET /graphql shows Apollo Sandbox and the hosted Sandbox may connect.",
  }),
  TIME_ZONE: timeZone({ default: "Asia/Kolkata", desc: "The time zone in which due dates are judged." }),
  LOG_LEVEL: str({
    choices: ["silent", "error", "warn", "info", "debug"],
    default: "warn",
    desc: "How much is logged; info adds a line for each request.",
  }),
  METRICS_PORT: str({
    default: "",
    desc: "Port on which /metrics is served for Prometheus, and nothing else. Off when empty, unless METRICS_TOKEN is set.",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin({
    default: "",
    desc: "Where traces are sent by OpenTelemetry's protocol over HTTP (http://collector:4318). Off when empty.",
  }),
  METRICS_TOKEN: secret({
    default: "",
    desc: "Bearer token that /metrics asks for; at least 32 characters. Without METRICS_PORT it is served on PORT.",
  }),
  QUADWORK_DEMO: bool({ default: false, desc: "Fills an empty database with the demo world and prints its accounts." }),
  NODE_ENV: str({
    choices: ["development", "test", "production"],
    default: "production",
    desc: "production hides field suggestions and refuses unsafe defaults.",
  }),
  WEB_ROOT: str({ default: "", desc: "Folder of the built web app. Default: web/build/client of this repository." }),
} as const;

const parse = (environment: NodeJS.ProcessEnv) =>
  cleanEnv(environment, variables, {
    reporter: ({ errors }) => {
      const first = Object.entries(errors)[0];
      if (first) throw new ConfigurationError(`${first[0]}: ${(first[1] as Error).message}`);
    },
  });

/** Where an S3-compatible store is and how to sign for it; null when none is configured. */
function readS3(values: ReturnType<typeof parse>) {
  if (!values.S3_ENDPOINT) return null;
  for (const name of ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const)
    if (!values[name]) throw new ConfigurationError(`${name}: is required when S3_ENDPOINT is set`);
  return {
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
    pathStyle: values.S3_PATH_STYLE,
  };
}

/** A wrong or missing environment variable; the message is one line that begins with its name. */
export class ConfigurationError extends Error {}

/** The checked configuration with every derived default filled in. Lengths of time carry their unit in the name. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/**
 * Reads and checks the environment.
 * @throws ConfigurationError naming the first variable that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const values = parse(environment);
  if (values.DATABASE_URL && !/^postgres(ql)?:\/\//.test(values.DATABASE_URL))
    throw new ConfigurationError("DATABASE_URL: must begin with postgres:// or postgresql://");
  if (values.DATABASE_URL && !values.JWT_SECRET && values.NODE_ENV === "production")
    throw new ConfigurationError(
      "JWT_SECRET: is required in production when DATABASE_URL is set; use at least 32 random characters",
    );
  if (values.SMTP_URL && !/^smtps?:\/\//.test(values.SMTP_URL))
    throw new ConfigurationError("SMTP_URL: must begin with smtp:// or smtps://");
  if (values.WEBHOOK_ALLOW_PRIVATE && values.DATABASE_URL && values.NODE_ENV === "production")
    throw new ConfigurationError(
      "WEBHOOK_ALLOW_PRIVATE: would open the internal network to everybody with an account; it is refused in production when DATABASE_URL is set",
    );
  if (!/^$|^\d{1,5}$/.test(values.METRICS_PORT) || Number(values.METRICS_PORT) > 65_535)
    throw new ConfigurationError("METRICS_PORT: must be a port from 0 to 65535");
  if (!(values.RATE_LIMIT_SCALE > 0)) throw new ConfigurationError("RATE_LIMIT_SCALE: must be greater than 0");
  return {
    port: values.PORT,
    host: values.HOST,
    appUrl: values.APP_URL || `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL || null,
    databaseDirectory: path.resolve(values.DATABASE_DIR || (values.QUADWORK_DEMO ? ".data/demo" : ".data/postgres")),
    databasePoolSize: Math.max(1, values.DATABASE_POOL_SIZE),
    statementTimeoutMilliseconds: values.STATEMENT_TIMEOUT_MS,
    requestTimeoutMilliseconds: values.REQUEST_TIMEOUT_MS,
    requestsAtOnce: values.REQUESTS_AT_ONCE,
    requestMaximumBytes: values.REQUEST_MAX_BYTES,
    documentLimits: {
      bytes: values.GRAPHQL_MAX_BYTES,
      tokens: values.GRAPHQL_MAX_TOKENS,
      depth: values.GRAPHQL_MAX_DEPTH,
      aliases: values.GRAPHQL_MAX_ALIASES,
      directives: values.GRAPHQL_MAX_DIRECTIVES,
      rootFields: values.GRAPHQL_MAX_ROOT_FIELDS,
      fragments: values.GRAPHQL_MAX_FRAGMENTS,
      repeatedFields: values.GRAPHQL_MAX_REPEATED_FIELDS,
      introspectionLists: values.GRAPHQL_MAX_INTROSPECTION_LISTS,
      operations: values.GRAPHQL_MAX_OPERATIONS,
      variables: values.GRAPHQL_MAX_VARIABLES,
      valueDepth: values.GRAPHQL_MAX_VALUE_DEPTH,
      variableValues: values.GRAPHQL_MAX_VARIABLE_VALUES,
      errors: values.GRAPHQL_MAX_ERRORS,
    },
    websockets: {
      perPerson: values.WEBSOCKET_MAX_PER_PERSON,
      perAddress: Math.ceil(values.WEBSOCKET_MAX_PER_ADDRESS * values.RATE_LIMIT_SCALE),
      subscriptions: values.WEBSOCKET_MAX_SUBSCRIPTIONS,
      heartbeatSeconds: values.WEBSOCKET_HEARTBEAT_SECONDS,
    },
    filesDirectory: path.resolve(values.FILES_DIR || (values.QUADWORK_DEMO ? ".data/demo-files" : ".data/files")),
    s3: readS3(values),
    maximumCost: values.GRAPHQL_MAX_COST,
    costBudget: values.COST_BUDGET,
    costRefillPerSecond: values.COST_REFILL_PER_SECOND,
    smtpUrl: values.SMTP_URL || null,
    mailFrom: values.MAIL_FROM,
    contactEmail: values.CONTACT_EMAIL,
    jwtSecret: values.JWT_SECRET || null,
    encryptionKeys: values.ENCRYPTION_KEYS,
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    sessionDays: values.SESSION_DAYS,
    auditLogDays: values.AUDIT_LOG_DAYS,
    webhookTimeoutMilliseconds: values.WEBHOOK_TIMEOUT_MS,
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    sandbox: values.SANDBOX,
    timeZone: values.TIME_ZONE,
    metricsPort: values.METRICS_PORT === "" ? null : Number(values.METRICS_PORT),
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT || null,
    metricsToken: values.METRICS_TOKEN || null,
    logLevel: values.LOG_LEVEL,
    demo: values.QUADWORK_DEMO,
    environment: values.NODE_ENV,
    webRoot: values.WEB_ROOT
      ? path.resolve(values.WEB_ROOT)
      : path.resolve(import.meta.dirname, "../../web/build/client"),
  };
}
