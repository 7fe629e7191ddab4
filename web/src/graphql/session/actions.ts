import { describeError } from "../errors";
import { request } from "../request";
import type { LogInInput } from "../types.generated";
import { deviceInput, keepDevice } from "./device";
import { LogInDocument } from "./LogIn.generated";
import { LogOutDocument } from "./LogOut.generated";
import { sessionStore, toStoredSession } from "./store";

/** Logs in and stores the session. Rejects with Apollo's error, which `describeError` explains. */
export async function logIn(input: LogInInput): Promise<void> {
  try {
    const data = await request(LogInDocument, { input: { ...input, ...deviceInput() } });
    keepDevice(data.logIn);
    sessionStore.set(toStoredSession(data.logIn), "SIGNED_IN");
  } catch (error) {
    // A login that needs its second step has not failed.
    if (describeError(error).code !== "FACTOR_REQUIRED") console.warn("Logging in failed.", error);
    throw error;
  }
}

/** Clears the session at once and asks the server to revoke it. Rejects if the server does not answer. */
export async function logOut(): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  sessionStore.clear();
  try {
    await request(LogOutDocument, {}, { accessToken: session.access_token });
  } catch (error) {
    console.warn("The server did not receive the logout.", error);
    throw error;
  }
}
