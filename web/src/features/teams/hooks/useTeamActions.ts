import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import type { UpdateTeamInput } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useDeleteTeamMutation } from "./DeleteTeam.generated";
import { useRemoveTeamMemberMutation } from "./RemoveTeamMember.generated";
import { useUpdateTeamMutation } from "./UpdateTeam.generated";

export interface TeamFormValues {
  teamName: string;
  description: string;
  teamLeadId: string;
}

/** Changes to one team. Each function resolves to whether it succeeded. */
export function useTeamActions(teamId: string) {
  const [updateTeam] = useUpdateTeamMutation();
  const [removeTeamMember, removal] = useRemoveTeamMemberMutation({ update: (cache) => forgetLists(cache, "teams") });
  const [deleteTeam, deletion] = useDeleteTeamMutation({ update: (cache) => forgetLists(cache, "teams") });

  const attempt = async (done: string, change: () => Promise<unknown>): Promise<boolean> => {
    try {
      await change();
      toast.success(done);
      return true;
    } catch (error) {
      toast.error(toasts.teamChangeFailed.title, describeError(error).message);
      return false;
    }
  };

  const update = async (values: TeamFormValues, form: FormikHelpers<TeamFormValues>): Promise<boolean> => {
    try {
      const input: Required<UpdateTeamInput> = {
        id: teamId,
        teamName: values.teamName.trim(),
        description: values.description.trim() || null,
        teamLeadId: values.teamLeadId,
      };
      await updateTeam({ variables: { input } });
      toast.success(toasts.teamUpdated.title);
      return true;
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.teamChangeFailed.title, describeError(error).message);
      return false;
    }
  };

  return {
    update,
    removeMember: (studentId: string) =>
      attempt(toasts.memberRemoved.title, () => removeTeamMember({ variables: { input: { teamId, studentId } } })),
    removing: removal.loading,
    remove: () => attempt(toasts.teamDeleted.title, () => deleteTeam({ variables: { input: { id: teamId } } })),
    deleting: deletion.loading,
  };
}
