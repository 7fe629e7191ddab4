import { useCallback, useEffect, useState } from "react";
import { describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { liveSession } from "~/graphql/session";
import { MembershipInvitationDocument, type MembershipInvitationQuery } from "./MembershipInvitation.generated";

export type InvitationPreview = MembershipInvitationQuery["membershipInvitation"];

export type InvitationState =
  | { status: "loading" }
  | { status: "open"; invitation: InvitationPreview }
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

/** What is behind the link of an invitation, for `viewer`: the id of who is logged in, or null. */
export function useInvitation(token: string, viewer: string | null) {
  const [state, setState] = useState<InvitationState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const show = (next: InvitationState) => {
      if (!abort.signal.aborted) setState(next);
    };
    const load = async () => {
      try {
        const options = { ...(viewer && (await asViewer())), signal: abort.signal };
        const { membershipInvitation } = await request(MembershipInvitationDocument, { token }, options);
        show({ status: "open", invitation: membershipInvitation });
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
