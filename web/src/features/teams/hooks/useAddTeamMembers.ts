import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useAddTeamMembersMutation } from "./AddTeamMembers.generated";

/** Adds students of the club to one of its teams. Resolves to whether they were added. */
export function useAddTeamMembers(teamId: string) {
  const [addTeamMembers, { loading }] = useAddTeamMembersMutation({
    refetchQueries: "active",
    update: (cache) => forgetLists(cache, "teams"),
  });

  const add = async (studentIds: string[]): Promise<boolean> => {
    try {
      await addTeamMembers({ variables: { input: { teamId, studentIds } } });
      toast.success(toasts.memberAdded.title);
      return true;
    } catch (error) {
      const { code, message } = describeError(error);
      if (code === "MEMBER_ALREADY_EXISTS")
        toast.error(toasts.memberAlreadyExists.title, toasts.memberAlreadyExists.description);
      else toast.error(toasts.memberAddFailed.title, message);
      return false;
    }
  };

  return { add, adding: loading };
}
