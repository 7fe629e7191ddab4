import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import type { CreateTeamInput } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useCreateTeamMutation } from "./CreateTeam.generated";

/** The project select's value for "no project". */
export const noProject = "none";

export interface CreateTeamValues {
  teamName: string;
  description: string;
  /** A project's id or `noProject`. */
  projectId: string;
}

/** Creates a team in the head's club and passes on its id. Resolves to whether it succeeded. */
export function useCreateTeam(onCreated: (teamId: string) => void) {
  const [createTeam] = useCreateTeamMutation({ refetchQueries: "active" });

  return async (values: CreateTeamValues, form: FormikHelpers<CreateTeamValues>): Promise<boolean> => {
    const teamName = values.teamName.trim();
    if (!teamName) {
      form.setFieldError("teamName", "Give the team a name.");
      toast.error(toasts.teamNameMissing.title, toasts.teamNameMissing.description);
      return false;
    }
    const input: Required<CreateTeamInput> = {
      teamName,
      description: values.description.trim() || null,
      projectId: values.projectId === noProject ? null : values.projectId,
    };
    try {
      const { data } = await createTeam({ variables: { input } });
      toast.success(toasts.teamCreated.title);
      if (data) onCreated(data.createTeam.id);
      return true;
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.teamCreationFailed.title, describeError(error).message);
      return false;
    }
  };
}
