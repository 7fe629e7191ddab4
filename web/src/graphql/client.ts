import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, throwError } from "rxjs";
import { createCache } from "./cache";
import { describeError } from "./errors";
import { API_PATH } from "./request";
import { liveSession, refreshSession, sessionStore } from "./session";

/** Sends the session's access token. */
const tokenLink = new SetContextLink(async ({ headers }) => {
  const session = await liveSession();
  return session ? { headers: { ...headers, authorization: `Bearer ${session.access_token}` } } : { headers };
});

/**
 * The token was refused: refresh the session once and ask again. A refresh that the server turns down
 * ends the session, and the dashboard's guard then leads to /login.
 */
const renewalLink = new ErrorLink(({ error, operation, forward }) => {
  const { code } = describeError(error);
  if (code !== "UNAUTHENTICATED" && code !== "SESSION_EXPIRED") return;
  if (operation.getContext().renewed) return sessionStore.clear();
  return from(refreshSession()).pipe(
    switchMap((session) => {
      if (!session) return throwError(() => error);
      operation.setContext({ renewed: true });
      return forward(operation);
    }),
  );
});

function createClient(): ApolloClient {
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([renewalLink, tokenLink, new HttpLink({ uri: API_PATH })]),
  });
  let viewerId = sessionStore.get()?.user.id;
  sessionStore.subscribe((_event, session) => {
    if (session?.user.id === viewerId) return;
    viewerId = session?.user.id;
    // What one person was shown must not be there for the next.
    void client.clearStore();
  });
  return client;
}

let client: ApolloClient | undefined;

/** The one Apollo Client of this page, made when it is first needed. */
export const getClient = (): ApolloClient => (client ??= createClient());
