import { fastifyApolloHandler } from "@as-integrations/fastify";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import { features } from "./features/index.js";
import { Subscriptions } from "./graphql/subscriptions/subscriptions.js";
import type { Context } from "./graphql/context.js";
import type { Dependencies } from "./feature.js";
import { createApollo } from "./graphql/apollo.js";
import { refusalBeforeContext } from "./graphql/errors.js";
import { IdempotencyKeys } from "./graphql/idempotency-keys.js";
import { readOwnDocuments } from "./graphql/persisted-queries.js";
import { readByResponseKey } from "./graphql/read-fields.js";
import { Credentials } from "./http/credentials.js";
import { limitReading } from "./http/answers.js";
import { Bodies } from "./http/bodies.js";
import { limitConnections } from "./http/connections.js";
import { serveGraphql } from "./http/graphql-route.js";
import { abandonmentOf, hasTimedOut } from "./http/graphql-transport.js";
import { serveHealth } from "./http/health.js";
import { Held } from "./http/held.js";
import { measureRequests, serveMetrics } from "./http/metrics.js";
import { answerClientErrors, headerBytes } from "./http/raw-answers.js";
import { answerElsewhere, answerUnreadable } from "./http/refusals.js";
import { reportOf, requestIdOf, RequestLog } from "./http/request-log.js";
import { traceOperation, traceRequests } from "./http/request-traces.js";
import { setSecurityHeaders } from "./http/security-headers.js";
import { SubscriptionProtocol } from "./http/subscription-protocol.js";
import { readWebFiles, serveWebFiles } from "./http/web-files.js";
import { serveWebSockets } from "./http/websockets.js";
import { EventListener } from "./events/event-listener.js";
import { serveMailbox } from "./platform/mail/mailbox.js";
import type { CostBudgets } from "./platform/cost-budgets.js";
import type { Log } from "./platform/log.js";
import type { Realtime } from "./platform/metrics.js";
import { tracingIsOn } from "./platform/tracing.js";
import type { AccessTokens } from "./platform/tokens.js";
import type { Viewer } from "./policy/viewer.js";
import { Reader } from "./reader/reader.js";
import { collectViews, createSchema } from "./schema.js";

/** The parts of the HTTP server besides the features' own dependencies. */
export interface AppParts extends Dependencies {
  accessTokens: AccessTokens;
  costBudgets: CostBudgets;
  log: Log;
  /** Today's calendar day in the product's time zone, YYYY-MM-DD. */
  today: () => string;
  /** The token that opens /mailbox; null if mails are not shown. */
  mailbox: string | null;
}

/** Sets up metrics if a port or a token for them is configured. */
async function measure(
  app: FastifyInstance,
  { config, database, rateLimits }: AppParts,
  realtime: Realtime,
  prepared: () => Reader["prepared"],
): Promise<void> {
  if (config.metricsPort === null && config.metricsToken === null) return;
  const { Metrics } = await import("./platform/metrics.js");
  const { readPool, costlyPool, writePool } = database;
  const pools = { read: readPool, costly: costlyPool, write: writePool, counts: rateLimits.store };
  const metrics = new Metrics({ pools, database: readPool, realtime, prepared });
  measureRequests(app, metrics, config);
  if (config.metricsPort === null) return;
  let stop = async (): Promise<void> => undefined;
  app.addHook("onReady", async () => void (stop = await serveMetrics(metrics, config)));
  app.addHook("onClose", () => stop());
}

function noSchemas(): never {
  throw new Error("Routes have no schemas: GraphQL and the routes themselves check what they receive");
}

/** Composes the HTTP server: GraphQL, health, mailbox, web files. It does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, log } = parts;
  const { headersTimeoutMilliseconds, bodyTimeoutMilliseconds } = config.http;
  const requestTimeout = headersTimeoutMilliseconds + bodyTimeoutMilliseconds;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: config.trustProxy ?? false,
    // The reader of a body enforces its timeout; this one is for bodies that are not read.
    requestTimeout,
    connectionTimeout: config.http.connectionTimeoutMilliseconds,
    keepAliveTimeout: config.http.keepAliveTimeoutMilliseconds,
    http: {
      headersTimeout: headersTimeoutMilliseconds,
      requestTimeout,
      connectionsCheckingInterval: Math.ceil(Math.min(1000, headersTimeoutMilliseconds / 4)),
      maxHeaderSize: headerBytes,
    },
    clientErrorHandler: answerClientErrors(config.http),
    bodyLimit: config.requestMaximumBytes,
    genReqId: requestIdOf,
    frameworkErrors: answerUnreadable,
    forceCloseConnections: "idle",
    logController: new RequestLog(),
    // No route has a schema; Fastify's own compilers would load two hundred files at every start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  // Routes that take a body read it themselves; for all others, no memory is spent on one.
  app.removeAllContentTypeParsers();
  app.setErrorHandler(answerElsewhere);
  limitReading(app, config.http);
  if (tracingIsOn()) traceRequests(app);
  const subscriptions = new Subscriptions(database.readPool, (error) =>
    log.warn({ err: error }, "an event could not be delivered to its subscribers"),
  );
  let connections = () => 0;
  let prepared = (): Reader["prepared"] => ({ own: 0, others: 0 });
  await measure(app, parts, { connections: () => connections(), subscriptions: () => subscriptions.count }, () =>
    prepared(),
  );
  const files = await readWebFiles(config.webRoot, config);
  await setSecurityHeaders(app, config, files);
  limitConnections(app, config);
  serveHealth(app, database);

  const schema = await createSchema(parts);
  const documents = await readOwnDocuments(config, log);
  const own = new Set(documents.values());
  const isOwn = (document: string) => own.has(document);
  const reader = new Reader(schema, collectViews(), database, { limits: config.sqlLimits, today: parts.today, isOwn });
  prepared = () => reader.prepared;
  readByResponseKey(schema, (type) => reader.delivers(type));
  const apollo = createApollo(
    { schema, server: app.server, log, documents },
    config,
    parts.costBudgets,
    new IdempotencyKeys(database, parts.accessTokens),
  );
  await apollo.start();

  const credentials = new Credentials(database, parts.accessTokens, (error) =>
    log.warn({ err: error }, "the last use of an access token could not be recorded"),
  );
  const viewers = new WeakMap<FastifyRequest, Promise<Viewer>>();
  const viewerOf = (request: FastifyRequest) => {
    let viewer = viewers.get(request);
    if (!viewer) viewers.set(request, (viewer = credentials.viewerOf(request.headers.authorization)));
    return viewer;
  };
  const context = async (request: FastifyRequest): Promise<Context> => {
    const report = reportOf(request);
    const known = await viewerOf(request).catch((error: unknown) => {
      throw refusalBeforeContext(error, log, { id: request.id, report });
    });
    // A copy: the cached viewer may be shared with an earlier request.
    const viewer = known.role === "anonymous" ? known : { ...known, request: { id: request.id } };
    return {
      viewer,
      report,
      reader: reader.request(viewer, false, abandonmentOf(request)),
      hasTimedOut: () => hasTimedOut(request),
      // Apollo drops empty headers, but an empty key is a wrong one.
      idempotencyKey: request.headers["idempotency-key"] as string | undefined,
      origin: {
        address: request.ip,
        userAgent: request.headers["user-agent"]?.slice(0, 400) ?? null,
        requestId: request.id,
      },
    };
  };
  const answer = fastifyApolloHandler(apollo, { context });
  const held = new Held(config.http);
  const bodies = new Bodies(app, held, viewerOf, config.http);
  const traced = tracingIsOn() ? traceOperation(answer) : answer;
  await serveGraphql(app, { config, viewerOf, bodies, held, answer: traced });

  const subscriptionProtocol = new SubscriptionProtocol({
    config,
    schema,
    reader,
    credentials,
    budgets: parts.costBudgets,
    subscriptions,
    log,
  });
  connections = serveWebSockets(app, {
    config,
    protocol: subscriptionProtocol.protocol,
    onHeartbeat: () => void subscriptionProtocol.endEnded(),
  });
  const events = new EventListener(database.url, {
    onEvent: (event) => subscriptions.deliver(event),
    onGap: () => subscriptionProtocol.startOver("Events were missed"),
    log,
  });
  app.addHook("onReady", () => events.start());
  app.addHook("onClose", () => events.stop());

  const routeParts = { viewerOf, readBody: bodies.read.bind(bodies) };
  for (const { routes } of features) if (routes) await app.register(routes(parts, routeParts));
  if (parts.mailbox !== null) await app.register(serveMailbox, { database, config, token: parts.mailbox });
  await serveWebFiles(app, config.webRoot, files, config);
  return app;
}
