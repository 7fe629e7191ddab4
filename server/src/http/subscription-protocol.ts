import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { GraphQLError, type ExecutionArgs, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import {
  makeServer,
  type Context as ProtocolContext,
  type Server as Protocol,
  type SubscribePayload,
} from "graphql-ws";
import type { Config } from "../config.js";
import { errorFormatter } from "../graphql/apollo.js";
import { isUnexpected } from "../graphql/errors.js";
import { Bill } from "../graphql/limits/bill.js";
import type { SubscriptionContext } from "../graphql/subscriptions/subscription-context.js";
import { codedAsInput, SubscriptionDocuments } from "../graphql/subscriptions/subscription-documents.js";
import type { Connection, Subscriptions } from "../graphql/subscriptions/subscriptions.js";
import { AppError } from "../platform/app-error.js";
import type { CostBudgets } from "../platform/cost-budgets.js";
import type { Reader } from "../reader/reader.js";
import type { Credentials } from "./credentials.js";
import { closeCodes, type Wire } from "./websockets.js";

interface ProtocolParts {
  config: Config;
  schema: GraphQLSchema;
  reader: Reader;
  credentials: Credentials;
  budgets: CostBudgets;
  subscriptions: Subscriptions;
  log: FastifyBaseLogger;
}

type Params = { authorization?: unknown; Authorization?: unknown } | undefined;
type Client = ProtocolContext<NonNullable<Params>, Wire>;

/** As in graphql-ws: forbidden, though another token may be allowed. */
const forbidden = 4403;
/** Milliseconds for a client to authenticate. */
const initWithin = 5000;
/** Longest delay of a Node timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/**
 * graphql-transport-ws for subscriptions: authentication, subscribing and error messages. The access token comes in the
 * payload of connection_init, as `{ "authorization": "Bearer …" }`.
 */
export class SubscriptionProtocol {
  private readonly connections = new Map<Wire["socket"], Connection>();
  private readonly documents: SubscriptionDocuments;
  private readonly format: (formatted: GraphQLFormattedError, thrown: unknown) => GraphQLFormattedError;
  readonly protocol: Protocol<Wire>;

  constructor(private readonly parts: ProtocolParts) {
    const { config, schema } = parts;
    this.documents = new SubscriptionDocuments(schema, config.documentLimits);
    this.format = errorFormatter(config);
    this.protocol = makeServer<NonNullable<Params>, Wire>({
      connectionInitWaitTimeout: initWithin,
      onConnect: (client) => this.connect(client),
      onClose: ({ extra }) => void this.connections.delete(extra.socket),
      onSubscribe: (client, _id, payload) => this.subscribe(client, payload),
      onError: (_client, _id, _payload, errors) => errors.map((error) => this.describe(error as GraphQLError)),
      onNext: (_client, _id, _payload, _args, { data, errors, extensions }) => ({
        ...(data !== undefined && { data }),
        ...(errors && { errors: errors.map((error) => this.describe(error)) }),
        ...(extensions && { extensions }),
      }),
    });
  }

  /** Closes the connections whose session or access token has ended. */
  async endEnded(): Promise<void> {
    await this.parts.subscriptions.endEnded(this.connections.values());
  }

  /** Closes every connection, because clients may have missed events. */
  startOver(reason: string): void {
    for (const connection of this.connections.values()) connection.closeToReturn(reason);
  }

  private async connect({ connectionParams, extra: { socket } }: Client): Promise<boolean> {
    const { credentials, config } = this.parts;
    const given = connectionParams?.authorization ?? connectionParams?.Authorization;
    const authorization = typeof given === "string" ? given : undefined;
    try {
      const viewer = await credentials.viewerOf(authorization);
      if (viewer.role === "anonymous" || socket.readyState !== socket.OPEN) return false;
      const connection: Connection = {
        // A copy, because the cached viewer may be shared with another connection.
        viewer: { ...viewer },
        closeAsEnded: () => socket.close(forbidden, "Forbidden"),
        closeToReturn: (reason) => socket.close(closeCodes.tryAgainLater, reason),
      };
      const mine = [...this.connections.values()].filter((other) => other.viewer.id === viewer.id);
      if (mine.length >= config.websockets.perPerson) {
        connection.closeToReturn("Too many connections");
        return true;
      }
      this.connections.set(socket, connection);
      await this.parts.subscriptions.endEnded([connection]);
      this.endInTime(socket, connection, authorization);
      return true;
    } catch (error) {
      this.parts.log.warn({ err: error }, "a WebSocket connection could not be checked");
      socket.close(closeCodes.tryAgainLater, "Try again later");
      return true;
    }
  }

  /** Closes a connection when its access token expires, since its client would be refused from then on. */
  private endInTime(socket: Wire["socket"], connection: Connection, authorization: string | undefined): void {
    const expiry = this.parts.credentials.expiryOf(authorization);
    if (expiry === null) return;
    const timer = setTimeout(
      connection.closeAsEnded,
      Math.min(Math.max(0, expiry * 1000 - Date.now()), longestTimer),
    ).unref();
    socket.once("close", () => clearTimeout(timer));
  }

  private async subscribe(
    { subscriptions, extra }: Client,
    { query, operationName, variables }: SubscribePayload,
  ): Promise<ExecutionArgs | GraphQLError[]> {
    const { config, schema, reader, budgets } = this.parts;
    const connection = this.connections.get(extra.socket);
    if (!connection) return [refused(new AppError("UNAUTHENTICATED"))];
    const [maximum, actual] = [config.websockets.subscriptions, Object.keys(subscriptions).length];
    if (actual > maximum)
      return [refused(new AppError("TOO_MANY_SUBSCRIPTIONS", { limit: { limit: "subscriptions", maximum, actual } }))];
    const requestId = randomUUID();
    const viewer = { ...connection.viewer, request: { id: requestId } };
    const contextValue: SubscriptionContext = {
      viewer,
      reader: reader.request(viewer, true),
      origin: { address: extra.address, userAgent: extra.userAgent, requestId },
      report: { codes: new Set() },
      hasTimedOut: () => false,
      idempotencyKey: undefined,
      follow: (interest) => this.parts.subscriptions.follow(connection, interest),
    };
    const read = this.documents.read(query, operationName);
    const bill = new Bill(budgets, config, contextValue);
    try {
      if (Array.isArray(read)) {
        await bill.chargeInvalid(query);
        return read;
      }
      contextValue.report.type = read.operation.operation;
      await bill.charge({ schema, ...read, variables: variables ?? {} });
      this.parts.log.info({ requestId, operationType: contextValue.report.type, cost: bill.requested }, "subscribed");
    } catch (error) {
      return [new GraphQLError((error as Error).message, { originalError: error as Error })];
    }
    return {
      schema,
      document: read.document,
      operationName: operationName ?? null,
      variableValues: variables ?? {},
      contextValue,
    };
  }

  private describe(error: GraphQLError): GraphQLFormattedError {
    const formatted = this.format(codedAsInput(error), error);
    if (isUnexpected(error.originalError ?? error, formatted))
      this.parts.log.error({ err: error.originalError ?? error }, "a subscription failed unexpectedly");
    return formatted;
  }
}

const refused = (refusal: AppError) => new GraphQLError(refusal.message, { originalError: refusal });
