import { useApolloClient } from "@apollo/client/react";
import type { ErrorCode } from "@quadwork/server/contract";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { answerTexts, type Answer } from "../answer-texts";
import { useApproveApplicationMutation } from "./ApproveApplication.generated";
import { useRejectApplicationMutation } from "./RejectApplication.generated";

/** What became of an answer: `overtaken` when it can no longer be given, `failed` when it may be tried again. */
export type AnswerOutcome = "done" | "overtaken" | "failed";

/** Refusals that trying again does not change. */
const finalCodes: ReadonlySet<ErrorCode | "UNREACHABLE"> = new Set([
  "NOT_FOUND",
  "FORBIDDEN",
  "APPLICATION_NOT_PENDING",
  "PROJECT_NOT_OPEN",
]);

/** What each side reads when its answer was refused. A startup answers applications, a club head invitations. */
const failureTexts = {
  application: (_answer: Answer, reason: string) => ["Failed to update application status", reason],
  invitation: (answer: Answer, reason: string) => {
    const verb = answer === "approved" ? "accept" : "decline";
    return ["Error", `Failed to ${verb} the invitation: ${reason}`];
  },
} as const satisfies Record<string, (answer: Answer, reason: string) => readonly [string, string]>;

/**
 * Approves and rejects applications, accepts and declines invitations. Both resolve to what became of the answer; once
 * it was overtaken, what is on screen has been read again.
 * @param onOvertaken runs before that, so that the page can keep this application open.
 */
export function useAnswerApplication(kind: keyof typeof answerTexts, onOvertaken?: () => void) {
  const client = useApolloClient();
  const options = {
    // Pending ones come first, so every answer also reorders the list.
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
        // A page that cannot be read again says so itself.
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
