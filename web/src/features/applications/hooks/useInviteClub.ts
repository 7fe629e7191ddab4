import { useApolloClient } from "@apollo/client/react";
import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { InvitableClubsDocument } from "./InvitableClubs.generated";
import { useInviteClubMutation } from "./InviteClub.generated";

export interface InvitationFormValues {
  clubId: string;
  message: string;
}

/** Invites a club to a project. Resolves to whether the invitation was accepted. */
export function useInviteClub(projectId: string) {
  const client = useApolloClient();
  const [inviteClub] = useInviteClubMutation();

  return async (
    { clubId, message }: InvitationFormValues,
    form: FormikHelpers<InvitationFormValues>,
  ): Promise<boolean> => {
    try {
      await inviteClub({
        variables: { input: { projectId, clubId, message: message.trim() } },
        update: (cache) => forgetLists(cache, "applications", "clubs"),
      });
      toast.success(toasts.invitationSent.title, toasts.invitationSent.description);
      return true;
    } catch (error) {
      const { code, message: reason } = describeError(error);
      if (code === "ALREADY_APPLIED") {
        toast.error(toasts.alreadyInvited.title, toasts.alreadyInvited.description);
        // Only the choice is cleared: the list excludes the club, and the message stays for another one.
        void form.setFieldValue("clubId", "");
        void client.refetchQueries({ include: [InvitableClubsDocument] });
      } else if (!applyFieldErrors(form, error)) toast.error(toasts.invitationFailed.title, reason);
      return false;
    }
  };
}
