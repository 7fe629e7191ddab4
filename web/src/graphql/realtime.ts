import { ApolloLink, type ApolloClient } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import { createClient, type Client } from "graphql-ws";
import { API_PATH } from "./api-path";
import { liveSession, refreshSession } from "./session";

/** Waits before reconnecting, in milliseconds; the last one repeats. */
export const RECONNECT_MILLISECONDS = [1000, 2000, 5000, 10_000] as const;
const HEARTBEAT_MILLISECONDS = 30_000;
/** Time limit for a heartbeat's answer. */
const ANSWER_MILLISECONDS = 5000;
/** The close code for a connection whose access token is no longer valid. */
const FORBIDDEN = 4403;
const TIMED_OUT = 4408;

/** The wait in milliseconds before the next attempt, after `attempts` in a row. */
export const reconnectWait = (attempts: number) =>
  RECONNECT_MILLISECONDS[Math.min(attempts, RECONNECT_MILLISECONDS.length - 1)]!;

function connect(onReturn: () => void): Client {
  let socket: WebSocket | undefined;
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const { protocol, host } = window.location;
  return createClient({
    url: `${protocol === "https:" ? "wss" : "ws"}://${host}${API_PATH}`,
    connectionParams: async () => {
      const session = await liveSession();
      return session ? { authorization: `Bearer ${session.access_token}` } : {};
    },
    keepAlive: HEARTBEAT_MILLISECONDS,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (attempts) => new Promise((resolve) => setTimeout(resolve, reconnectWait(attempts))),
    on: {
      opened: (opened) => (socket = opened as WebSocket),
      connected: (_socket, _payload, isReturn) => isReturn && onReturn(),
      closed: (event) => {
        clearTimeout(unanswered);
        // Either a new token helps, or the session has ended and the dashboard's guard redirects to /login.
        if ((event as CloseEvent).code === FORBIDDEN) refreshSession().catch(() => undefined);
      },
      ping: (isServers) => {
        if (!isServers) unanswered = setTimeout(() => socket?.close(TIMED_OUT, "Request Timeout"), ANSWER_MILLISECONDS);
      },
      pong: (isServers) => {
        if (isServers) clearTimeout(unanswered);
      },
    },
  });
}

const connected = new WeakSet<ApolloClient>();

/**
 * Lets a client follow subscriptions over a WebSocket, which is open while any is active. After a reconnect, the data
 * on screen is refetched, since events may have been missed.
 */
export function connectRealtime(client: ApolloClient): void {
  if (connected.has(client)) return;
  connected.add(client);
  const socket = new GraphQLWsLink(connect(() => void client.refetchQueries({ include: "active" })));
  client.setLink(
    ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, socket, client.link),
  );
}
