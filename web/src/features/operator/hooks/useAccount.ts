import { useState } from "react";
import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import type { AccountCard_OperatorAccountFragment } from "../components/AccountCard.generated";
import { useOpenAccountMutation } from "./OpenAccount.generated";
import { useReopenAccountMutation } from "./ReopenAccount.generated";
import { useSuspendAccountMutation } from "./SuspendAccount.generated";

export interface SearchValues {
  account: string;
}

export interface SuspendValues {
  reason: string;
}

const changed = { refetchQueries: ["SuspendedAccounts"] };

/** The account that the operator has opened, and what can be done with it, with its toasts. */
export function useAccount() {
  const [account, setAccount] = useState<AccountCard_OperatorAccountFragment | null>(null);
  const [openAccount] = useOpenAccountMutation();
  const [suspendAccount] = useSuspendAccountMutation(changed);
  const [reopenAccount] = useReopenAccountMutation(changed);

  /** An earlier account goes at once: what is on the screen is what was asked for. */
  async function open(text: string, form?: FormikHelpers<SearchValues>): Promise<void> {
    setAccount(null);
    try {
      const { data } = await openAccount({ variables: { input: { account: text } } });
      setAccount(data?.openAccount ?? null);
    } catch (error) {
      if (form && applyFieldErrors(form, error)) return;
      const { code, message } = describeError(error);
      if (form && code === "NOT_FOUND") form.setFieldError("account", toasts.accountNotFound.description);
      else toast.error(toasts.accountNotOpened.title, message);
    }
  }

  return {
    account,
    open,
    async suspend(id: string, { reason }: SuspendValues, form: FormikHelpers<SuspendValues>): Promise<boolean> {
      try {
        const { data } = await suspendAccount({ variables: { input: { id, reason } } });
        setAccount(data?.suspendAccount ?? null);
        toast.success(toasts.accountSuspended);
        return true;
      } catch (error) {
        if (!applyFieldErrors(form, error)) toast.error(toasts.accountNotSuspended.title, describeError(error).message);
        return false;
      }
    },
    async reopen(id: string): Promise<boolean> {
      try {
        const { data } = await reopenAccount({ variables: { input: { id } } });
        setAccount(data?.reopenAccount ?? null);
        toast.success(toasts.accountReopened);
        return true;
      } catch (error) {
        toast.error(toasts.accountNotReopened.title, describeError(error).message);
        return false;
      }
    },
  };
}
