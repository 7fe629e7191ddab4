import { ApolloLink } from "@apollo/client";
import { tap } from "rxjs";
import { describeError } from "./errors";

/** Mutations that must not run twice when the user retries after a lost answer. */
const creating = new Set([
  "CreateProject",
  "CreateTeam",
  "SubmitApplication",
  "InviteClub",
  "AddDeliverable",
  "AddTeamMembers",
  "CreateAccessToken",
]);

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const isStillRunning = (result: unknown) => describeError(result).code === "IDEMPOTENCY_KEY_IN_USE";

/** Adds a key to creating mutations; resending an unanswered one reuses its key. */
export function createIdempotencyLink(): ApolloLink {
  const unanswered = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    if (!creating.has(operation.operationName ?? "")) return forward(operation);
    const request = JSON.stringify([operation.operationName, operation.variables]);
    const key = unanswered.get(request) ?? newKey();
    unanswered.set(request, key);
    operation.setContext(({ headers }) => ({
      headers: { ...(headers as Record<string, string> | undefined), "idempotency-key": key },
    }));
    return forward(operation).pipe(
      tap((result) => {
        if (!result.errors || !isStillRunning(result)) unanswered.delete(request);
      }),
    );
  });
}
