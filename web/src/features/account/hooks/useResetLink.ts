import { useEffect, useState } from "react";
import { request } from "~/graphql/request";
import { PasswordResetLinkDocument } from "./PasswordResetLink.generated";

export type ResetLinkState = "checking" | "usable" | "dead";

/** Whether the link with `token` still works, checked before anything is typed. Checking does not use it up. */
export function useResetLink(token: string): ResetLinkState {
  const [state, setState] = useState<ResetLinkState>(token ? "checking" : "dead");

  useEffect(() => {
    if (!token) return;
    const abort = new AbortController();
    const show = (next: ResetLinkState) => {
      if (!abort.signal.aborted) setState(next);
    };
    request(PasswordResetLinkDocument, { token }, { signal: abort.signal }).then(
      ({ isPasswordResetLinkValid }) => show(isPasswordResetLinkValid ? "usable" : "dead"),
      // Without an answer, the form is shown and reports errors when sent.
      () => show("usable"),
    );
    return () => abort.abort();
  }, [token]);

  return state;
}
