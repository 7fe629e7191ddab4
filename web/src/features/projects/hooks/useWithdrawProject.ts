import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useWithdrawProjectMutation } from "./WithdrawProject.generated";

/**
 * Withdraws an open project. Resolves to whether it succeeded. `leave` is called before the project leaves the cache: a
 * page that still shows it would request it again.
 */
export function useWithdrawProject() {
  const [withdrawProject, { client }] = useWithdrawProjectMutation();
  return async (id: string, leave: () => unknown): Promise<boolean> => {
    try {
      await withdrawProject({ variables: { input: { id } } });
      await leave();
      client.cache.evict({ id: client.cache.identify({ __typename: "Project", id }) });
      forgetLists(client.cache, "projects", "applications", "deliverables");
      toast.success(toasts.projectWithdrawn);
      return true;
    } catch (error) {
      toast.error(toasts.projectWithdrawFailed, describeError(error).message);
      return false;
    }
  };
}
