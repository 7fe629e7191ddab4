import { fastifyApolloHandler } from "@as-integrations/fastify";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import { features } from "./features/index.js";
import { Subscriptions } from "./graphql/subscriptions/subscriptions.js";
import type { Context } from "./graphql/context.js";
import type { Dependencies } from "./graphql/feature.js";
import { createApollo } from "./graphql/apollo.js";
import { refusalBeforeContext } from "./graphql/errors.js";
import { IdempotencyKeys } from "./graphql/idempotency-keys.js";
import { apiHeaders } from "./graphql/landing-page.js";
import { readOwnDocuments } from "./graphql/persisted-queries.js";
import { readByResponseKey } from "./graphql/read-fields.js";
import { Credentials } from "./http/credentials.js";
import { answerAsGraphql, hasTimedOut, limitDocument, limitJson, limitTime } from "./http/graphql-transport.js";
import { serveHealth } from "./http/health.js";
import { measureRequests, serveMetrics } from "./http/metrics.js";
import { reportOf, requestIdOf, RequestLog } from "./http/request-log.js";
import { takeTurns } from "./http/turns.js";
import { traceOperation, traceRequests } from "./http/request-traces.js";
import { setSecurityHeaders } from "./http/security-headers.js";
import { SubscriptionProtocol } from "./http/subscription-protocol.js";
import { readWebFiles, serveWebFiles } from "./http/web-files.js";
import { serveWebSockets } from "./http/websockets.js";
import { EventListener } from "./platform/events/event-listener.js";
import { serveMailbox } from "./platform/mail/mailbox.js";
import type { CostBudgets } from "./platform/cost-budgets.js";
import type { Log } from "./platform/log.js";
import type { Realtime } from "./platform/metrics.js";
import { currentTracing } from "./platform/tracing.js";
import type { AccessTokens } from "./platform/tokens.js";
import type { Viewer } from "./policy/viewer.js";
import { Reader } from "./reader/reader.js";
import { collectViews, createSchema } from "./schema.js";

/** What the HTTP server is composed of besides the features' own dependencies. */
export interface AppParts extends Dependencies {
  accessTokens: AccessTokens;
  costBudgets: CostBudgets;
  log: Log;
  /** Today's calendar day in the product's time zone, YYYY-MM-DD. */
  today: () => string;
  /** Whether mails are shown at /mailbox to callers on this machine. */
  mailbox: boolean;
}

/** Counts and shows what the process does, where a port or a token for it is configured. */
async function measure(
  app: FastifyInstance,
  { config, database, rateLimits }: AppParts,
  realtime: Realtime,
): Promise<void> {
  if (config.metricsPort === null && config.metricsToken === null) return;
  const { Metrics } = await import("./platform/metrics.js");
  const metrics = new Metrics({
    pools: { read: database.readPool, write: database.writePool, counts: rateLimits.store },
    database: database.readPool,
    realtime,
  });
  measureRequests(app, metrics, config);
  if (config.metricsPort === null) return;
  let stop = async (): Promise<void> => undefined;
  app.addHook("onReady", async () => void (stop = await serveMetrics(metrics, config)));
  app.addHook("onClose", () => stop());
}

/** Composes the HTTP server: GraphQL, health, mailbox, web files. It does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, log } = parts;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: config.trustProxy,
    bodyLimit: config.requestMaximumBytes,
    genReqId: requestIdOf,
    forceCloseConnections: "idle",
    logController: new RequestLog(),
  });
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  const tracing = currentTracing();
  if (tracing) traceRequests(app, tracing);
  const unheard = (error: unknown) => log.warn({ err: error }, "what happened could not be told to its followers");
  const subscriptions = new Subscriptions(database.readPool, unheard);
  let connections = () => 0;
  await measure(app, parts, { connections: () => connections(), subscriptions: () => subscriptions.count });
  const files = await readWebFiles(config.webRoot, config);
  await setSecurityHeaders(app, config, files);
  serveHealth(app, database);

  const schema = await createSchema(parts);
  const reader = new Reader(schema, collectViews(), database.readPool, parts.today);
  readByResponseKey(schema, (type) => reader.delivers(type));
  const documents = await readOwnDocuments(schema, config, log);
  const apollo = createApollo(
    { schema, server: app.server, log, documents },
    config,
    parts.costBudgets,
    new IdempotencyKeys(database, parts.accessTokens),
  );
  await apollo.start();

  const credentials = new Credentials(database, parts.accessTokens, (error) =>
    log.warn({ err: error }, "the use of an access token was not noted"),
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
    // A copy of its own: whose request it is may be remembered from an earlier one.
    const viewer = known.role === "anonymous" ? known : { ...known, request: { id: request.id } };
    return {
      viewer,
      report,
      reader: reader.request(viewer),
      hasTimedOut: () => hasTimedOut(request),
      origin: {
        address: request.ip,
        userAgent: request.headers["user-agent"]?.slice(0, 400) ?? null,
        requestId: request.id,
      },
    };
  };
  const answer = fastifyApolloHandler(apollo, { context });
  limitJson(app, config);
  app.route({
    url: "/graphql",
    method: ["GET", "POST"],
    helmet: false,
    onRequest: takeTurns(viewerOf, config),
    errorHandler: answerAsGraphql(config),
    preHandler: [apiHeaders(config.appUrl.startsWith("https://")), limitDocument(config)],
    handler: limitTime(tracing ? traceOperation(answer, tracing) : answer, config),
  });

  const followers = new SubscriptionProtocol({
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
    protocol: followers.protocol,
    onHeartbeat: () => void followers.endEnded(),
  });
  const events = new EventListener(database.url, {
    onEvent: (event) => subscriptions.tell(event),
    onGap: () => followers.startOver("Events were missed"),
    log,
  });
  app.addHook("onReady", () => events.start());
  app.addHook("onClose", () => events.stop());

  for (const { routes } of features) if (routes) await app.register(routes(parts, viewerOf));
  if (parts.mailbox) await app.register(serveMailbox, { database });
  await serveWebFiles(app, config.webRoot, files, config);
  return app;
}
