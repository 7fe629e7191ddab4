import { useState } from "react";
import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import type { CheckableMethod } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useCheckVerificationMutation } from "./CheckVerification.generated";
import { useEndVerificationMutation } from "./EndVerification.generated";
import { useSendVerificationMailMutation } from "./SendVerificationMail.generated";
import { useStartVerificationMutation } from "./StartVerification.generated";

/** The queries that show who is verified. */
const changed = { refetchQueries: ["ClubVerification", "StartupVerification"], awaitRefetchQueries: true };

/** What the head or owner does to have the domain verified, with its toasts. */
export function useVerificationActs() {
  const [start, { loading: starting }] = useStartVerificationMutation(changed);
  const [check, { loading: checking }] = useCheckVerificationMutation(changed);
  const [send] = useSendVerificationMailMutation(changed);
  const [end] = useEndVerificationMutation(changed);
  /** What the last check found instead of the expected text. */
  const [finding, setFinding] = useState<string | null>(null);

  return {
    starting,
    checking,
    finding,
    forgetFinding: () => setFinding(null),
    /** Names the startup's domain, which is that of its website. */
    async startWithWebsite(): Promise<void> {
      try {
        await start({ variables: { input: {} } });
      } catch (error) {
        toast.error(toasts.verificationNotStarted.title, describeError(error).message);
      }
    },
    /** Names the club's domain. Resolves to whether it was accepted. */
    async startWithDomain(values: { domain: string }, form: FormikHelpers<{ domain: string }>): Promise<void> {
      try {
        await start({ variables: { input: values } });
      } catch (error) {
        if (!applyFieldErrors(form, error))
          toast.error(toasts.verificationNotStarted.title, describeError(error).message);
      }
    },
    async check(method: CheckableMethod): Promise<void> {
      setFinding(null);
      try {
        await check({ variables: { input: { method } } });
        toast.success(toasts.domainVerified.title, toasts.domainVerified.description);
      } catch (error) {
        const { code, message } = describeError(error);
        if (code === "DOMAIN_NOT_SHOWN") setFinding(message);
        else toast.error(toasts.domainNotChecked.title, message);
      }
    },
    async sendMail(values: { email: string }, form: FormikHelpers<{ email: string }>): Promise<void> {
      try {
        await send({ variables: { input: values } });
        toast.success(toasts.domainMailSent.title, `We sent a link to ${values.email}.`);
      } catch (error) {
        if (!applyFieldErrors(form, error)) toast.error(toasts.domainMailNotSent.title, describeError(error).message);
      }
    },
    /** Resolves to whether it ended. */
    async end(): Promise<boolean> {
      try {
        await end();
        toast.success(toasts.verificationEnded.title);
        return true;
      } catch (error) {
        toast.error(toasts.verificationNotEnded.title, describeError(error).message);
        return false;
      }
    },
  };
}

export type VerificationActs = ReturnType<typeof useVerificationActs>;
