import { useApolloClient } from "@apollo/client/react";
import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { refreshSession } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { useEnrollTotpMutation } from "./EnrollTotp.generated";
import { MySecondFactorDocument } from "./MySecondFactor.generated";
import { useRegenerateRecoveryCodesMutation } from "./RegenerateRecoveryCodes.generated";
import { useRemoveFactorMutation } from "./RemoveFactor.generated";
import { useVerifyTotpMutation } from "./VerifyTotp.generated";

export interface EnrolmentValues {
  friendlyName: string;
  password: string;
}

export interface ProofValues {
  password: string;
  /** From the authenticator app, or a recovery code. */
  code: string;
}

/**
 * Changes the user's second factor. Each function resolves to its result, or to null when refused; a toast or the
 * form's fields then say why, and the form keeps its values.
 */
export function useSecondFactorActions() {
  const client = useApolloClient();
  const [enrollTotp] = useEnrollTotpMutation();
  const [verifyTotp] = useVerifyTotpMutation();
  const [removeFactor] = useRemoveFactorMutation();
  const [regenerateRecoveryCodes] = useRegenerateRecoveryCodesMutation();

  async function attempt<Values, Result>(
    form: FormikHelpers<Values>,
    change: () => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await change();
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.secondFactorFailed, describeError(error).message);
      return null;
    }
  }

  /**
   * Reloads the second factor's state in the background: for the card, and for the session, which lists the user's
   * factors.
   */
  async function readAnew(): Promise<void> {
    await Promise.allSettled([client.refetchQueries({ include: [MySecondFactorDocument] }), refreshSession()]);
  }

  return {
    enroll: (input: EnrolmentValues, form: FormikHelpers<EnrolmentValues>) =>
      attempt(form, async () => (await enrollTotp({ variables: { input } })).data?.enrollTotp ?? null),

    verify: (id: string, { code }: { code: string }, form: FormikHelpers<{ code: string }>) =>
      attempt(form, async () => {
        const { data } = await verifyTotp({ variables: { input: { id, code } } });
        toast.success(toasts.secondFactorOn);
        void readAnew();
        return data?.verifyTotp.codes ?? null;
      }),

    remove: (id: string, proof: ProofValues, form: FormikHelpers<ProofValues>) =>
      attempt(form, async () => {
        await removeFactor({ variables: { input: { ...proof, id } } });
        toast.success(toasts.secondFactorRemoved);
        void readAnew();
        return id;
      }),

    regenerate: (input: ProofValues, form: FormikHelpers<ProofValues>) =>
      attempt(form, async () => {
        const { data } = await regenerateRecoveryCodes({ variables: { input } });
        toast.success(toasts.recoveryCodesRenewed);
        void readAnew();
        return data?.regenerateRecoveryCodes.codes ?? null;
      }),
  };
}
