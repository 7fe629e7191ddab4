import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useRetryJobMutation } from "./RetryJob.generated";
import { useRetryMailMutation } from "./RetryMail.generated";

/** Trying again what failed, with its toasts. Each resolves to whether it succeeded. */
export function useRetry() {
  const [retryMail] = useRetryMailMutation({ refetchQueries: ["FailedMails"], awaitRefetchQueries: true });
  const [retryJob] = useRetryJobMutation({ refetchQueries: ["FailedJobs"], awaitRefetchQueries: true });

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      toast.success(toasts.retried);
      return true;
    } catch (error) {
      toast.error(toasts.notRetried.title, describeError(error).message);
      return false;
    }
  }

  return {
    mail: (id: string) => attempt(() => retryMail({ variables: { input: { id } } })),
    job: (id: string) => attempt(() => retryJob({ variables: { input: { id } } })),
  };
}
