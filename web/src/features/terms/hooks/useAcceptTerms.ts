import { useState } from "react";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { liveSession, refreshSession, sessionStore } from "~/graphql/session";
import { accountToasts } from "~/texts/account-toasts";
import { AcceptTermsDocument } from "./AcceptTerms.generated";

/** Accepting a version of the terms, with its toast on failure. The dashboard opens once it is done. */
export function useAcceptTerms(version: string) {
  const [accepting, setAccepting] = useState(false);

  async function accept(): Promise<void> {
    setAccepting(true);
    try {
      const session = await liveSession();
      // It has ended, and the page leads to the login.
      if (!session) return;
      await request(AcceptTermsDocument, { input: { version } }, { accessToken: session.access_token });
      sessionStore.updateUser({ termsToAccept: null });
    } catch (error) {
      const { code, message } = describeError(error);
      toast.error(accountToasts.termsNotAccepted, message);
      // The terms changed again: the session learns which version to ask for.
      if (code === "BAD_USER_INPUT") await refreshSession().catch(() => undefined);
    } finally {
      setAccepting(false);
    }
  }

  return { accepting, accept };
}
