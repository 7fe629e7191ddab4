import { useState } from "react";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { accountToasts } from "~/texts/account-toasts";
import { RequestPasswordResetDocument } from "./RequestPasswordReset.generated";

/**
 * Requests a reset link. `sentTo` is the address once the request was accepted, which does not reveal whether the
 * address is known.
 */
export function useRequestPasswordReset() {
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit(email: string): Promise<void> {
    try {
      await request(RequestPasswordResetDocument, { input: { email } });
      setSentTo(email);
    } catch (error) {
      toast.error(accountToasts.passwordResetNotSent, describeError(error).message);
    }
  }

  return { submit, sentTo };
}
