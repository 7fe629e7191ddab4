import { useState } from "react";
import type { FormikHelpers } from "formik";
import { useNavigate } from "react-router";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { sessionStore } from "~/graphql/session";
import { accountToasts } from "~/texts/account-toasts";
import { ResetPasswordDocument } from "./ResetPassword.generated";

export interface ResetPasswordValues {
  password: string;
}

/** Sets a new password with the token of an e-mailed link. `refused` says why the link no longer works. */
export function useResetPassword(token: string) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);

  async function submit({ password }: ResetPasswordValues, form: FormikHelpers<ResetPasswordValues>): Promise<void> {
    try {
      await request(ResetPasswordDocument, { input: { token, password } });
      // The server has just ended every session of this account.
      sessionStore.clear();
      toast.success(accountToasts.passwordChanged);
      await navigate("/login");
    } catch (error) {
      const { code, message } = describeError(error);
      if (code === "INVALID_TOKEN" || code === "EXPIRED_TOKEN") setRefused(message);
      else if (!applyFieldErrors(form, error)) toast.error(accountToasts.passwordNotChanged, message);
    }
  }

  return { submit, refused };
}
