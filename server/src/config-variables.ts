import { bool, email, num, str } from "envalid";
import {
  count,
  atLeastOne,
  nameServers,
  optionalEmail,
  port,
  origin,
  origins,
  timeZone,
  secret,
  secrets,
} from "./config-kinds.js";
import { apiLimits } from "./contract/index.js";

/**
 * Every environment variable the server reads: its type, default and meaning. The table in docs/operations.md is
 * generated from this.
 */
export const variables = {
  PORT: port({ default: 4000, desc: "Port to listen on; 0 takes any free one." }),
  HOST: str({ default: "localhost", desc: "Address to listen on; 0.0.0.0 for every interface." }),
  APP_URL: origin({
    default: "",
    desc: "Public address of the product, used for every link in mail. Default: http://localhost:PORT.",
  }),
  DATABASE_URL: str({
    default: "",
    desc: "An existing PostgreSQL 15 to 18 (postgres://…). Without it the server starts an embedded PostgreSQL 18.",
  }),
  DATABASE_DIR: str({
    default: "",
    desc: "Folder of the embedded database. Default: .data/postgres; for the demo, .data/demo.",
  }),
  DATABASE_POOL_SIZE: count({
    default: 10,
    desc:
      "Connections that each server process opens for writing. It opens as many for reading, a third of that for " +
      "searches, counts and large statements, and one for /readyz.",
  }),
  STATEMENT_TIMEOUT_MS: count({
    default: 10_000,
    desc: "Longest time, in milliseconds, that a database statement may run.",
  }),
  LOCK_TIMEOUT_MS: count({
    default: 5000,
    desc: "Longest time, in milliseconds, that a database statement may wait for a lock; 0 for no separate limit.",
  }),
  REQUEST_TIMEOUT_MS: atLeastOne({
    default: apiLimits.requestMilliseconds,
    desc: "Longest time, in milliseconds, that a request to the API may take before it fails.",
  }),
  REQUESTS_AT_ONCE: atLeastOne({
    default: apiLimits.requestsAtOnce,
    desc:
      "API requests that a process works on at once for one person, or for all anonymous callers behind one " +
      "network address. Requests above this limit queue.",
  }),
  REQUEST_MAX_BYTES: atLeastOne({
    default: apiLimits.requestBytes,
    desc: "Largest body of an API request, in bytes.",
  }),
  HEADERS_TIMEOUT_MS: atLeastOne({
    default: 10_000,
    desc: "Longest time, in milliseconds, for the headers of a request to arrive.",
  }),
  KEEP_ALIVE_TIMEOUT_MS: atLeastOne({
    default: 72_000,
    desc:
      "Milliseconds after which an idle connection is closed. Keep it above the idle timeout of a load balancer " +
      "in front.",
  }),
  BODY_TIMEOUT_MS: atLeastOne({
    default: 30_000,
    desc: "Longest time, in milliseconds, for the body of a request, or a picture, to arrive.",
  }),
  ANSWER_TIMEOUT_MS: atLeastOne({
    default: 120_000,
    desc: "Longest time, in milliseconds, that a client may take to read a response.",
  }),
  CONNECTION_TIMEOUT_MS: atLeastOne({
    default: 60_000,
    desc:
      "Milliseconds without a byte in either direction, during a request or its response, after which a connection " +
      "is closed. Keep it above REQUEST_TIMEOUT_MS. WebSockets have a heartbeat instead.",
  }),
  CONNECTIONS_MAX: atLeastOne({ default: 20_000, desc: "Most connections to a server process, WebSockets included." }),
  CONNECTIONS_MAX_PER_ADDRESS: atLeastOne({
    default: 1000,
    desc:
      "Most connections from one network address to a server process, times RATE_LIMIT_SCALE. Connections " +
      "from proxies in TRUST_PROXY do not count.",
  }),
  TRANSFERS_MAX_PER_CALLER: atLeastOne({
    default: 200,
    desc:
      "Most request bodies being received and responses being sent, together, for one person, or for all " +
      "anonymous callers behind one network address. Above this limit the oldest is aborted.",
  }),
  HELD_MAX_BYTES_PER_CALLER: atLeastOne({
    default: 33_554_432,
    desc: "Most bytes of request bodies and responses that a process holds for such a caller.",
  }),
  HELD_MAX_BYTES: atLeastOne({
    default: 268_435_456,
    desc: "Most bytes of request bodies and responses that a process holds for all callers.",
  }),
  GRAPHQL_MAX_BYTES: atLeastOne({
    default: apiLimits.documentBytes,
    desc: "Longest document, in bytes, without its variables.",
  }),
  GRAPHQL_MAX_TOKENS: atLeastOne({ default: apiLimits.tokens, desc: "Most tokens in a document." }),
  GRAPHQL_MAX_DEPTH: atLeastOne({
    default: apiLimits.depth,
    desc: "Most levels of fields in a document; the usual introspection query has 15.",
  }),
  GRAPHQL_MAX_ALIASES: count({
    default: apiLimits.aliases,
    desc: "Most aliases in a document, counting fragments at each spread.",
  }),
  GRAPHQL_MAX_DIRECTIVES: count({
    default: apiLimits.directives,
    desc: "Most directives in a document, counting fragments at each spread.",
  }),
  GRAPHQL_MAX_ROOT_FIELDS: atLeastOne({
    default: apiLimits.rootFields,
    desc: "Most root fields in an operation.",
  }),
  GRAPHQL_MAX_OBJECTS: atLeastOne({
    default: apiLimits.objects,
    desc:
      "Most objects under one root field, however long the lists, counting fragments at each spread. The " +
      "parts of a connection do not count.",
  }),
  GRAPHQL_MAX_FRAGMENTS: count({ default: apiLimits.fragments, desc: "Most fragment definitions in a document." }),
  GRAPHQL_MAX_FRAGMENT_SPREADS: count({
    default: apiLimits.fragmentSpreads,
    desc: "Most spreads of named fragments in a document.",
  }),
  GRAPHQL_MAX_REPEATED_FIELDS: count({
    default: apiLimits.repeatedFields,
    desc: "Most fields that repeat a sibling.",
  }),
  GRAPHQL_MAX_INTROSPECTION_LISTS: count({
    default: apiLimits.introspectionLists,
    desc: "Most lists of the schema that an introspection query may select; the usual one has 9.",
  }),
  GRAPHQL_MAX_OPERATIONS: atLeastOne({ default: apiLimits.operations, desc: "Most operations in a document." }),
  GRAPHQL_MAX_VARIABLES: count({
    default: apiLimits.variables,
    desc: "Most variables declared by the operations of a document.",
  }),
  GRAPHQL_MAX_VALUE_DEPTH: atLeastOne({
    default: apiLimits.valueDepth,
    desc: "Most levels of lists and objects in a literal value, and in the variables.",
  }),
  GRAPHQL_MAX_VARIABLE_VALUES: atLeastOne({
    default: apiLimits.variableValues,
    desc: "Most values in the variables, all levels together.",
  }),
  GRAPHQL_MAX_STATEMENT_BYTES: atLeastOne({
    default: apiLimits.statementBytes,
    desc: "Longest SQL, in bytes, that one root field may compile to.",
  }),
  GRAPHQL_MAX_STATEMENT_SELECTS: atLeastOne({
    default: apiLimits.statementSelects,
    desc: "Most SELECTs, at all levels, that one root field may compile to, including those of the permission rules.",
  }),
  GRAPHQL_MAX_OPERATION_BYTES: atLeastOne({
    default: apiLimits.operationBytes,
    desc: "Longest SQL, in bytes, that a whole operation may compile to.",
  }),
  GRAPHQL_MAX_OPERATION_SELECTS: atLeastOne({
    default: apiLimits.operationSelects,
    desc: "Most SELECTs that a whole operation may compile to.",
  }),
  GRAPHQL_MAX_COST: atLeastOne({ default: apiLimits.cost, desc: "Most points that one operation may cost." }),
  COST_BUDGET: atLeastOne({
    default: apiLimits.costBudget,
    desc:
      "Points that one person can spend at once, across all sessions, personal access tokens and WebSockets. " +
      "Anonymous callers behind one network address share as many, times RATE_LIMIT_SCALE.",
  }),
  COST_REFILL_PER_SECOND: atLeastOne({
    default: apiLimits.costRefillPerSecond,
    desc: "Points restored to a budget each second.",
  }),
  GRAPHQL_MAX_ERRORS: atLeastOne({ default: apiLimits.errors, desc: "Most validation errors that a response lists." }),
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
  WEBSOCKET_MAX_FRAMES: atLeastOne({
    default: 1000,
    desc: "Most messages, pings and pongs that a client may send between two heartbeats of a WebSocket connection.",
  }),
  WEBSOCKET_HEARTBEAT_SECONDS: atLeastOne({
    default: 30,
    desc:
      "Seconds between two heartbeats, each of which checks that a WebSocket client is alive and its session or " +
      "access token still valid.",
  }),
  FILES_DIR: str({
    default: "",
    desc: "Folder for avatars and logos. Default: .data/files; for the demo, .data/demo-files.",
  }),
  S3_ENDPOINT: origin({
    default: "",
    desc: "Address of an S3-compatible store (https://s3.example.com) that holds the files instead of FILES_DIR.",
  }),
  S3_BUCKET: str({ default: "", desc: "Private bucket in that store, used for nothing else." }),
  S3_REGION: str({ default: "us-east-1", desc: "Region that requests to the store are signed for." }),
  S3_ACCESS_KEY_ID: str({
    default: "",
    desc: "Access key for the store; it needs to list, read, write and delete in the bucket.",
  }),
  S3_SECRET_ACCESS_KEY: str({ default: "", desc: "Secret of that key." }),
  S3_PATH_STYLE: bool({
    default: true,
    desc: "Whether the bucket is named in the path; false names it in the host.",
  }),
  SMTP_URL: str({
    default: "",
    desc:
      "Mail server (smtp://user:password@host:port). Without it mail waits and, with the embedded database, can " +
      "be read at /mailbox; mail that is still of use is sent once this is set.",
  }),
  MAIL_FROM: str({ default: "Quadwork <no-reply@quadwork.example>", desc: "Sender of every mail." }),
  CONTACT_EMAIL: email({
    default: "hello@quadwork.example",
    desc: "Recipient of messages sent through the contact form, and of appeals against a suspension.",
  }),
  GRIEVANCE_NAME: str({
    default: "",
    desc: "Name or office, on the privacy page, of who answers complaints about personal data.",
  }),
  GRIEVANCE_EMAIL: optionalEmail({
    default: "",
    desc: "Address for such complaints. Without it the page names the general contact address.",
  }),
  JWT_SECRET: secret({
    default: "",
    desc:
      "Signs access tokens; at least 32 characters. Required in production with DATABASE_URL; otherwise generated" +
      " and kept beside the embedded database.",
  }),
  ENCRYPTION_KEYS: secrets({
    default: [],
    desc:
      "Encrypts the secrets of second factors and webhooks in the database; at least 32 characters each. Of " +
      "several, separated by commas, the first encrypts and all decrypt. Default: JWT_SECRET.",
  }),
  ACCESS_TOKEN_SECONDS: count({ default: 3600, desc: "Lifetime of an access token, in seconds." }),
  SESSION_DAYS: count({ default: 30, desc: "Days after which an unused session ends." }),
  AUDIT_LOG_DAYS: count({ default: 365, desc: "Days after which entries of the audit log are deleted." }),
  WEBHOOK_TIMEOUT_MS: atLeastOne({
    default: 10_000,
    desc:
      "Longest time, in milliseconds, that a webhook's receiver, or a website whose domain is checked, may take to " +
      "respond.",
  }),
  WEBHOOK_ALLOW_PRIVATE: bool({
    default: false,
    desc:
      "Allows webhooks to http://, private and loopback addresses, and checks of websites there, for development and " +
      "tests. Refused in production with DATABASE_URL.",
  }),
  DNS_SERVERS: nameServers({
    default: [],
    desc:
      "Name servers, separated by commas, that are asked about webhooks and the domains of clubs and startups. " +
      "Default: those of the machine.",
  }),
  RATE_LIMIT_SCALE: num({ default: 1, desc: "Multiplies the limits per network address, never those per account." }),
  TRUST_PROXY: str({
    default: "",
    desc:
      "Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: their number (1), or their " +
      "addresses, networks (10.0.0.0/8) and the names loopback, linklocal and uniquelocal, separated by " +
      "commas. Empty trusts none; true is refused.",
  }),
  CORS_ORIGINS: origins({ default: [], desc: "Other origins, separated by commas, whose pages may call the API." }),
  SANDBOX: bool({
    default: true,
    desc: "Whether GET /graphql shows Apollo Sandbox and the hosted Sandbox may connect.",
  }),
  TIME_ZONE: timeZone({ default: "Asia/Kolkata", desc: "Time zone of due dates." }),
  LOG_LEVEL: str({
    choices: ["silent", "error", "warn", "info", "debug"],
    default: "warn",
    desc: "Log level; info adds a line for each request.",
  }),
  METRICS_PORT: str({
    default: "",
    desc:
      "Port that serves /metrics for Prometheus and nothing else. Empty turns metrics off, unless METRICS_TOKEN " +
      "is set.",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin({
    default: "",
    desc:
      "Collector that receives traces by OpenTelemetry over HTTP (http://collector:4318). Empty turns tracing " +
      "off.",
  }),
  METRICS_TOKEN: secret({
    default: "",
    desc: "Bearer token for /metrics; at least 32 characters. Without METRICS_PORT, /metrics is served on PORT.",
  }),
  QUADWORK_DEMO: bool({ default: false, desc: "Fills an empty database with demo data and prints the demo accounts." }),
  NODE_ENV: str({
    choices: ["development", "test", "production"],
    default: "production",
    desc: "production hides field suggestions and refuses unsafe defaults.",
  }),
  WEB_ROOT: str({ default: "", desc: "Folder of the built web app. Default: web/build/client of this repository." }),
} as const;
