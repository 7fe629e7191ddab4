import path from "node:path";
import { cleanEnv } from "envalid";
import { variables } from "./config-variables.js";
import { readTrustedProxies, type TrustedProxies } from "./platform/trusted-proxies.js";

const parse = (environment: NodeJS.ProcessEnv) =>
  cleanEnv(environment, variables, {
    reporter: ({ errors }) => {
      const first = Object.entries(errors)[0];
      if (first) throw new ConfigurationError(`${first[0]}: ${(first[1] as Error).message}`);
    },
  });

/** Address and signing credentials of the S3-compatible store; null if none is configured. */
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

function readTrustProxy(value: string): TrustedProxies | null {
  try {
    return readTrustedProxies(value);
  } catch (error) {
    throw new ConfigurationError(`TRUST_PROXY: ${(error as Error).message}`);
  }
}

/** A wrong or missing environment variable; the message is one line that starts with its name. */
export class ConfigurationError extends Error {}

/** The checked configuration with all derived defaults. Durations carry their unit in the name. */
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
      "WEBHOOK_ALLOW_PRIVATE: would open the internal network to everyone with an account; it is refused in " +
        "production when DATABASE_URL is set",
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
    lockTimeoutMilliseconds: values.LOCK_TIMEOUT_MS,
    requestTimeoutMilliseconds: values.REQUEST_TIMEOUT_MS,
    requestsAtOnce: values.REQUESTS_AT_ONCE,
    requestMaximumBytes: values.REQUEST_MAX_BYTES,
    http: {
      headersTimeoutMilliseconds: values.HEADERS_TIMEOUT_MS,
      keepAliveTimeoutMilliseconds: values.KEEP_ALIVE_TIMEOUT_MS,
      bodyTimeoutMilliseconds: values.BODY_TIMEOUT_MS,
      answerTimeoutMilliseconds: values.ANSWER_TIMEOUT_MS,
      connectionTimeoutMilliseconds: values.CONNECTION_TIMEOUT_MS,
      connections: values.CONNECTIONS_MAX,
      connectionsPerAddress: Math.ceil(values.CONNECTIONS_MAX_PER_ADDRESS * values.RATE_LIMIT_SCALE),
      transfersPerCaller: values.TRANSFERS_MAX_PER_CALLER,
      heldBytesPerCaller: values.HELD_MAX_BYTES_PER_CALLER,
      heldBytes: values.HELD_MAX_BYTES,
    },
    documentLimits: {
      bytes: values.GRAPHQL_MAX_BYTES,
      tokens: values.GRAPHQL_MAX_TOKENS,
      depth: values.GRAPHQL_MAX_DEPTH,
      aliases: values.GRAPHQL_MAX_ALIASES,
      directives: values.GRAPHQL_MAX_DIRECTIVES,
      rootFields: values.GRAPHQL_MAX_ROOT_FIELDS,
      objects: values.GRAPHQL_MAX_OBJECTS,
      fragments: values.GRAPHQL_MAX_FRAGMENTS,
      fragmentSpreads: values.GRAPHQL_MAX_FRAGMENT_SPREADS,
      repeatedFields: values.GRAPHQL_MAX_REPEATED_FIELDS,
      introspectionLists: values.GRAPHQL_MAX_INTROSPECTION_LISTS,
      operations: values.GRAPHQL_MAX_OPERATIONS,
      variables: values.GRAPHQL_MAX_VARIABLES,
      valueDepth: values.GRAPHQL_MAX_VALUE_DEPTH,
      variableValues: values.GRAPHQL_MAX_VARIABLE_VALUES,
      errors: values.GRAPHQL_MAX_ERRORS,
    },
    sqlLimits: {
      statementBytes: values.GRAPHQL_MAX_STATEMENT_BYTES,
      statementSelects: values.GRAPHQL_MAX_STATEMENT_SELECTS,
      operationBytes: values.GRAPHQL_MAX_OPERATION_BYTES,
      operationSelects: values.GRAPHQL_MAX_OPERATION_SELECTS,
    },
    websockets: {
      perPerson: values.WEBSOCKET_MAX_PER_PERSON,
      perAddress: Math.ceil(values.WEBSOCKET_MAX_PER_ADDRESS * values.RATE_LIMIT_SCALE),
      subscriptions: values.WEBSOCKET_MAX_SUBSCRIPTIONS,
      frames: values.WEBSOCKET_MAX_FRAMES,
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
    grievance: { name: values.GRIEVANCE_NAME.trim(), email: values.GRIEVANCE_EMAIL },
    jwtSecret: values.JWT_SECRET || null,
    encryptionKeys: values.ENCRYPTION_KEYS,
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    sessionDays: values.SESSION_DAYS,
    auditLogDays: values.AUDIT_LOG_DAYS,
    webhookTimeoutMilliseconds: values.WEBHOOK_TIMEOUT_MS,
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
    dnsServers: values.DNS_SERVERS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    trustProxy: readTrustProxy(values.TRUST_PROXY),
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
