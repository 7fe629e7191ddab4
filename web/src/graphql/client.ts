import { ApolloClient, ApolloLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, tap, throwError } from "rxjs";
import { createCache } from "./cache";
import { describeError } from "./errors";
import { httpLink } from "./http-link";
import { createIdempotencyLink } from "./idempotency";
import { liveSession, refreshSession, sessionStore } from "./session";

/** Sends the session's access token. */
const tokenLink = new SetContextLink(async ({ headers }) => {
  const session = await liveSession();
  return session ? { headers: { ...headers, authorization: `Bearer ${session.access_token}` } } : { headers };
});

const isRefused = (error: unknown) => ["UNAUTHENTICATED", "SESSION_EXPIRED"].includes(describeError(error).code);

/**
 * When the token is refused, refreshes the session once and retries. If the server refuses the refresh or the new token
 * too, the session ends here, and the dashboard's guard redirects to /login.
 */
const renewalLink = new ErrorLink(({ error, operation, forward }) => {
  if (!isRefused(error)) return;
  return from(refreshSession()).pipe(
    switchMap((session) => (session ? forward(operation) : throwError(() => error))),
    tap((result) => {
      if (result.errors && isRefused(result)) sessionStore.end();
    }),
  );
});

let current: { viewerId: string | undefined; client: ApolloClient } | undefined;

/**
 * The Apollo Client of the signed-in user, created on first use. Another user gets a new one: data or pending responses
 * of the first must not reach the second.
 */
export function getClient(): ApolloClient {
  const viewerId = sessionStore.get()?.user.id;
  if (!current || current.viewerId !== viewerId) {
    const link = ApolloLink.from([createIdempotencyLink(), renewalLink, tokenLink, httpLink]);
    current = { viewerId, client: new ApolloClient({ cache: createCache(), link }) };
  }
  return current.client;
}
