import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useApproveApplicationMutation } from "./ApproveApplication.generated";
import { useRejectApplicationMutation } from "./RejectApplication.generated";

type Answer = "approved" | "rejected";

/** What each side reads when its answer was refused; the specification words them differently. */
const failureTexts = {
  startup: (_answer: Answer, reason: string) => ["Failed to update application status", reason],
  clubHead: (answer: Answer, reason: string) => ["Error", `Failed to ${answer} application: ${reason}`],
} as const satisfies Record<string, (answer: Answer, reason: string) => readonly [string, string]>;

/** Approves and rejects applications. Both resolve to whether the answer was accepted. */
export function useAnswerApplication(side: keyof typeof failureTexts) {
  const options = {
    // Pending ones come first, so every answer also reorders the list.
    refetchQueries: "active" as const,
    update: (cache: Parameters<typeof forgetLists>[0]) => forgetLists(cache, "projects", "deliverables"),
  };
  const [approveApplication, approval] = useApproveApplicationMutation(options);
  const [rejectApplication, rejection] = useRejectApplicationMutation(options);

  const answer = async (kind: Answer, send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send();
      const text = kind === "approved" ? toasts.applicationApproved : toasts.applicationRejected;
      toast.success(text.title);
      return true;
    } catch (error) {
      toast.error(...failureTexts[side](kind, describeError(error).message));
      return false;
    }
  };

  return {
    approve: (id: string, teamId?: string) =>
      answer("approved", () => approveApplication({ variables: { input: { id, teamId: teamId || null } } })),
    reject: (id: string) => answer("rejected", () => rejectApplication({ variables: { input: { id } } })),
    approving: approval.loading,
    rejecting: rejection.loading,
  };
}
