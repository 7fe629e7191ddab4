import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useSubmitApplicationMutation } from "./SubmitApplication.generated";

export interface ApplicationFormValues {
  teamId: string;
  message: string;
  /** Whether the startup sees resumes and addresses only after approval. */
  holdsBack: boolean;
}

/** Applies on behalf of the club. Resolves to whether the application was accepted. */
export function useSubmitApplication(projectId: string) {
  const [submitApplication] = useSubmitApplicationMutation();

  return async (
    { teamId, message, holdsBack }: ApplicationFormValues,
    form: FormikHelpers<ApplicationFormValues>,
  ): Promise<boolean> => {
    try {
      await submitApplication({
        variables: { input: { projectId, teamId, message: message.trim(), holdsBack } },
        update: (cache) => forgetLists(cache, "applications", "projects"),
      });
      toast.success(toasts.applicationSubmitted.title, toasts.applicationSubmitted.description);
      return true;
    } catch (error) {
      const { code, message: reason } = describeError(error);
      if (code === "ALREADY_APPLIED") toast.error(toasts.alreadyApplied.title, toasts.alreadyApplied.description);
      else if (!applyFieldErrors(form, error))
        toast.error(toasts.applicationFailed.title, reason || toasts.applicationFailed.description);
      return false;
    }
  };
}
