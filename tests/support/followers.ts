/** Clients that follow a server's subscriptions over a WebSocket, as a partner's client does. */
import { createClient, type ExecutionResult } from "graphql-ws";
import { WebSocket } from "ws";
import type { TestServer } from "./test-server.ts";

/** How a connection ended. */
export interface Closing {
  code: number;
  reason: string;
}

/** One connection and the messages it received. */
export interface Follower {
  /** The values of the subscription's field, in the order of arrival. */
  heard: unknown[];
  /** Resolves once `count` values have arrived. */
  hears(count: number): Promise<unknown[]>;
  /** Adds a subscription to the connection; resolves once the server has accepted or refused it. */
  follow(document: string, variables?: Record<string, unknown>): Promise<void>;
  /** Adds a subscription that the server refuses; resolves with its errors. */
  refused(document: string, variables?: Record<string, unknown>): Promise<unknown[]>;
  /** Resolves when the connection has ended. */
  closed: Promise<Closing>;
  stop(): Promise<void>;
}

export const socketUrl = ({ url }: Pick<TestServer, "url">): string => `${url.replace("http", "ws")}/graphql`;

/**
 * Refused for its variable. Accepting a subscription charges the viewer twice, refusing this one once: after two of
 * them, any subscription sent before is active.
 */
const fence = "subscription ($id: ID) { projectStatusChanged(projectId: $id) { id } }";

/** Connects, without subscribing to anything yet. */
export function connect(server: Pick<TestServer, "url">, token: string | null): Follower {
  let close!: (closing: Closing) => void;
  const closed = new Promise<Closing>((resolve) => (close = resolve));
  const client = createClient({
    url: socketUrl(server),
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
    on: { closed: (event) => close({ code: (event as CloseEvent).code, reason: (event as CloseEvent).reason }) },
  });
  const heard: unknown[] = [];
  let waiting: (() => void)[] = [];
  const told = () => {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };
  const send = (document: string, variables: Record<string, unknown>, into: { heard: unknown[]; errors: unknown[] }) =>
    new Promise<void>((resolve) => {
      client.subscribe(
        { query: document, variables },
        {
          next: ({ data, errors: wrong }: ExecutionResult) => {
            if (wrong) into.errors.push(...wrong.map((error) => JSON.parse(JSON.stringify(error)) as unknown));
            if (data) into.heard.push(Object.values(data)[0]);
            told();
          },
          error: (error) => {
            if (Array.isArray(error))
              into.errors.push(...error.map((each) => JSON.parse(JSON.stringify(each)) as unknown));
            resolve();
          },
          complete: resolve,
        },
      );
    });
  return {
    heard,
    closed,
    async hears(count) {
      while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return heard;
    },
    async follow(document, variables = {}) {
      void send(document, variables, { heard, errors: [] });
      for (const _ of [1, 2]) await send(fence, { id: {} }, { heard: [], errors: [] });
    },
    async refused(document, variables = {}) {
      const refusal: unknown[] = [];
      await send(document, variables, { heard: [], errors: refusal });
      return refusal;
    },
    stop: async () => void (await client.dispose()),
  };
}

/** A connection that follows one subscription. */
export async function follow(
  server: Pick<TestServer, "url">,
  token: string | null,
  document: string,
  variables: Record<string, unknown> = {},
): Promise<Follower> {
  const follower = connect(server, token);
  await follower.follow(document, variables);
  return follower;
}

/** A subscription to each field. */
export const subscriptions = {
  applicationReceived:
    "subscription { applicationReceived { id initiatedBy status project { title } club { clubName } } }",
  applicationAnswered: "subscription { applicationAnswered { id status } }",
  deliverableChanged:
    "subscription ($projectId: ID) { deliverableChanged(projectId: $projectId) { kind deliverableId projectId " +
    "deliverable { title isCompleted } } }",
  projectStatusChanged: "subscription { projectStatusChanged { id status } }",
};

/** The connections of one test, which end together. */
export interface Followers {
  /** Connects, without subscribing to anything yet. */
  connect(token: string | null): Follower;
  /** A connection that follows one subscription. */
  follow(token: string | null, document: string, variables?: Record<string, unknown>): Promise<Follower>;
  /** Ends all connections that were made since the last time. */
  stop(): Promise<void>;
}

export function followersOf(server: Pick<TestServer, "url">): Followers {
  let made: Follower[] = [];
  const make = (token: string | null) => {
    const follower = connect(server, token);
    made.push(follower);
    return follower;
  };
  return {
    connect: make,
    async follow(token, document, variables = {}) {
      const follower = make(token);
      await follower.follow(document, variables);
      return follower;
    },
    async stop() {
      const all = made;
      made = [];
      await Promise.all(all.map((follower) => follower.stop()));
    },
  };
}
