import { useEffect, useState } from "react";
import { describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { VerifyEmailDocument } from "./VerifyEmail.generated";

export type VerificationState = { status: "checking" } | { status: "verified" } | { status: "failed"; reason: string };

const attempts = new Map<string, Promise<unknown>>();

/** A token works once, so each is sent only once even if the page renders repeatedly. */
function verify(token: string): Promise<unknown> {
  let attempt = attempts.get(token);
  if (!attempt) {
    attempt = request(VerifyEmailDocument, { input: { token } });
    attempts.set(token, attempt);
  }
  return attempt;
}

/** Verifies the address of an e-mailed link as soon as its page opens. */
export function useVerifyEmail(token: string): VerificationState {
  const [state, setState] = useState<VerificationState>({ status: "checking" });

  useEffect(() => {
    let current = true;
    const show = (next: VerificationState) => {
      if (current) setState(next);
    };
    verify(token).then(
      () => show({ status: "verified" }),
      (error: unknown) => show({ status: "failed", reason: describeError(error).message }),
    );
    return () => {
      current = false;
    };
  }, [token]);

  return state;
}
