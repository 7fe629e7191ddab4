import { useState } from "react";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { accountToasts } from "~/texts/account-toasts";
import { ResendVerificationDocument } from "./ResendVerification.generated";

/** Sends the verification link again. The answer is the same whether or not the address is known. */
export function useResendVerification() {
  const [sending, setSending] = useState(false);

  async function resend(email: string): Promise<void> {
    setSending(true);
    try {
      await request(ResendVerificationDocument, { input: { email } });
      toast.success(accountToasts.verificationSent);
    } catch (error) {
      toast.error(accountToasts.verificationNotSent, describeError(error).message);
    }
    setSending(false);
  }

  return { resend, sending };
}
