import { afterPaint } from "~/components/after-paint";
import { toast } from "~/components/toaster";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import type { DeliverableCard_DeliverableFragment } from "../components/DeliverableCard.generated";
import { useSetDeliverableCompletionMutation } from "./SetDeliverableCompletion.generated";
import { useRefusal } from "./useRefusal";

/**
 * Marks a deliverable as complete or incomplete. The card changes at once; if the API refuses, Apollo reverts it.
 * Values that only the API can compute (overdue, due soon, progress) stay unchanged until it answers.
 */
export function useSetDeliverableCompletion() {
  const [setCompletion] = useSetDeliverableCompletionMutation();
  const refuse = useRefusal();
  return async (deliverable: DeliverableCard_DeliverableFragment, isCompleted: boolean): Promise<void> => {
    const { id, isOverdue, isDueSoon, project } = deliverable;
    await afterPaint();
    try {
      await setCompletion({
        variables: { input: { id, isCompleted } },
        optimisticResponse: {
          setDeliverableCompletion: {
            __typename: "Deliverable",
            id,
            isCompleted,
            isOverdue: isOverdue && !isCompleted,
            isDueSoon: isDueSoon && !isCompleted,
            project: { __typename: "Project", id: project.id, progress: project.progress },
          },
        },
        // The home page lists incomplete deliverables only.
        update: (cache) => forgetLists(cache, "deliverables"),
      });
      toast.success(isCompleted ? toasts.deliverableCompleted : toasts.deliverableReopened);
    } catch (error) {
      refuse(error, toasts.deliverableStatusFailed);
    }
  };
}
