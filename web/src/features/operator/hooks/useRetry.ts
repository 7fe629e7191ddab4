import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts, type ToastText } from "~/texts/toasts";
import { useCheckWaitingDomainMutation } from "./CheckWaitingDomain.generated";
import { useRetryJobMutation } from "./RetryJob.generated";
import { useRetryMailMutation } from "./RetryMail.generated";

const retryToasts: { done: ToastText; failed: ToastText } = { done: toasts.retried, failed: toasts.notRetried };

/** Trying again what failed, with its toasts. Each resolves to whether it succeeded. */
export function useRetry() {
  const [retryMail] = useRetryMailMutation({ refetchQueries: ["FailedMails"], awaitRefetchQueries: true });
  const [retryJob] = useRetryJobMutation({ refetchQueries: ["FailedJobs"], awaitRefetchQueries: true });

  const [checkDomain] = useCheckWaitingDomainMutation({
    refetchQueries: ["WaitingDomains"],
    awaitRefetchQueries: true,
  });

  async function attempt(work: () => Promise<unknown>, { done, failed } = retryToasts): Promise<boolean> {
    try {
      await work();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(failed.title, describeError(error).message);
      return false;
    }
  }

  return {
    mail: (id: string) => attempt(() => retryMail({ variables: { input: { id } } })),
    domain: (id: string) =>
      attempt(() => checkDomain({ variables: { input: { id } } }), {
        done: toasts.domainChecked,
        failed: toasts.domainNotShown,
      }),
    job: (id: string) => attempt(() => retryJob({ variables: { input: { id } } })),
  };
}
