import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { describeError } from "./errors";
import type { RequestOptions } from "./request-options";
import { liveSession } from "./session";

export type MailedLink<Preview> =
  | { status: "loading" }
  | { status: "open"; invitation: Preview }
  /** The link leads nowhere any more. */
  | { status: "refused"; reason: string }
  /** The server could not be asked. */
  | { status: "failed"; reason: string };

const dead = new Set(["INVALID_TOKEN", "EXPIRED_TOKEN", "INVITATION_NOT_PENDING"]);

/** The access token of who is logged in, for a single request; none for guests. */
export async function asViewer(): Promise<{ accessToken?: string }> {
  const session = await liveSession();
  return session ? { accessToken: session.access_token } : {};
}

/**
 * What is behind the link of an invitation.
 * @param ask Requests it.
 * @param viewer The id of who is logged in, or null: what they may do with it differs.
 */
export function useMailedLink<Preview>(
  token: string,
  viewer: string | null,
  ask: (token: string, options: RequestOptions) => Promise<Preview>,
) {
  const [state, setState] = useState<MailedLink<Preview>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const preview = useEffectEvent(ask);

  useEffect(() => {
    const abort = new AbortController();
    const show = (next: MailedLink<Preview>) => {
      if (!abort.signal.aborted) setState(next);
    };
    const load = async () => {
      try {
        const options = { ...(viewer && (await asViewer())), signal: abort.signal };
        show({ status: "open", invitation: await preview(token, options) });
      } catch (error) {
        const { code, message } = describeError(error);
        show({ status: dead.has(code) ? "refused" : "failed", reason: message });
      }
    };
    show({ status: "loading" });
    void load();
    return () => abort.abort();
  }, [token, viewer, attempt]);

  return { state, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
