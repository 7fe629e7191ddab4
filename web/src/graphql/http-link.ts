import { ApolloLink } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { of, switchMap } from "rxjs";
import { API_PATH } from "./api-path";

const isUnknown = ({ errors }: ApolloLink.Result) => errors?.[0]?.extensions?.code === "PERSISTED_QUERY_NOT_FOUND";

/**
 * Requests a document by the hash of its text, which the build stores beside it, instead of sending the text. A server
 * that does not know the hash, because it was built before or after this page, gets both and remembers the hash.
 * Apollo's own link does the same with three times the script.
 */
const persistedLink = new ApolloLink((operation, forward) => {
  const { __meta__: persisted } = operation.query as { __meta__?: { hash: string } };
  if (!persisted) return forward(operation);
  operation.extensions.persistedQuery = { version: 1, sha256Hash: persisted.hash };
  const send = (includeQuery: boolean) => {
    operation.setContext({ http: { includeQuery, includeExtensions: true } });
    return forward(operation);
  };
  return send(false).pipe(switchMap((result) => (isUnknown(result) ? send(true) : of(result))));
});

/** Sends operations to the API. */
export const httpLink = ApolloLink.from([persistedLink, new BaseHttpLink({ uri: API_PATH })]);
