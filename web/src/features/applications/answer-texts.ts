import { toasts } from "~/texts/toasts";

export type Answer = "approved" | "rejected";

/** The words for answering: an application is approved or rejected, an invitation accepted or declined. */
export const answerTexts = {
  application: {
    approve: "Approve",
    approving: "Approving...",
    reject: "Reject",
    rejecting: "Rejecting...",
    rejectQuestion: "Reject this application?",
    rejectLabel: "Reject Application",
    done: { approved: toasts.applicationApproved, rejected: toasts.applicationRejected },
    warning: "Approving starts the project and cannot be undone.",
  },
  invitation: {
    approve: "Accept",
    approving: "Accepting...",
    reject: "Decline",
    rejecting: "Declining...",
    rejectQuestion: "Decline this invitation?",
    rejectLabel: "Decline Invitation",
    done: { approved: toasts.invitationAccepted, rejected: toasts.invitationDeclined },
    warning: "Accepting starts the project and cannot be undone.",
  },
} as const;

export type AnswerTexts = (typeof answerTexts)[keyof typeof answerTexts];
