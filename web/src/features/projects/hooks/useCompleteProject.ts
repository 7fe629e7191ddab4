import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useCompleteProjectMutation } from "./CompleteProject.generated";

/** Completes a project in progress. Resolves to whether it succeeded. */
export function useCompleteProject() {
  const [completeProject] = useCompleteProjectMutation();
  return async (id: string): Promise<boolean> => {
    try {
      await completeProject({
        variables: { input: { id } },
        update: (cache) => forgetLists(cache, "projects", "deliverables"),
        refetchQueries: ["ProjectDetail", "ProjectDeliverables"],
      });
      toast.success(toasts.projectCompleted);
      return true;
    } catch (error) {
      toast.error(toasts.projectCompleteFailed, describeError(error).message);
      return false;
    }
  };
}
