import { useApolloClient } from "@apollo/client/react";
import type { ErrorCode } from "@quadwork/server/contract";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { answerTexts, type Answer } from "../answer-texts";
import { useApproveApplicationMutation } from "./ApproveApplication.generated";
import { useRejectApplicationMutation } from "./RejectApplication.generated";

/** The outcome of an answer: `overtaken` when it is no longer possible, `failed` when it can be retried. */
export type AnswerOutcome = "done" | "overtaken" | "failed";

/** Refusals that retrying cannot change. */
const finalCodes: ReadonlySet<ErrorCode | "UNREACHABLE"> = new Set([
  "NOT_FOUND",
  "FORBIDDEN",
  "APPLICATION_NOT_PENDING",
  "PROJECT_NOT_OPEN",
]);

/** Error texts for a refused answer. Startups answer applications, club heads answer invitations. */
const failureTexts = {
  application: (_answer: Answer, reason: string) => ["Failed to update application status", reason],
  invitation: (answer: Answer, reason: string) => {
    const verb = answer === "approved" ? "accept" : "decline";
    return ["Error", `Failed to ${verb} the invitation: ${reason}`];
  },
} as const satisfies Record<string, (answer: Answer, reason: string) => readonly [string, string]>;

/**
 * Approves and rejects applications, accepts and declines invitations. Both functions resolve to the outcome; if
 * overtaken, the data on screen has been reloaded by then.
 * @param onOvertaken runs before that, so that the page can keep this application open.
 */
export function useAnswerApplication(kind: keyof typeof answerTexts, onOvertaken?: () => void) {
  const client = useApolloClient();
  const options = {
    // Pending applications come first, so every answer also reorders the list.
    refetchQueries: "active" as const,
    update: (cache: Parameters<typeof forgetLists>[0]) => forgetLists(cache, "projects", "deliverables"),
  };
  const [approveApplication] = useApproveApplicationMutation(options);
  const [rejectApplication] = useRejectApplicationMutation(options);

  const answer = async (given: Answer, send: () => Promise<unknown>): Promise<AnswerOutcome> => {
    try {
      await send();
      toast.success(answerTexts[kind].done[given]);
      return "done";
    } catch (error) {
      const { code, message } = describeError(error);
      const overtaken = finalCodes.has(code);
      if (overtaken) {
        onOvertaken?.();
        // A page that fails to reload reports it itself.
        await client.refetchQueries({ include: "active", updateCache: options.update }).catch(() => undefined);
      }
      toast.error(...failureTexts[kind](given, message));
      return overtaken ? "overtaken" : "failed";
    }
  };

  return {
    approve: (id: string, teamId?: string) =>
      answer("approved", () => approveApplication({ variables: { input: { id, teamId: teamId || null } } })),
    reject: (id: string) => answer("rejected", () => rejectApplication({ variables: { input: { id } } })),
  };
}
