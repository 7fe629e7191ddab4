import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { projectInputOf, type ProjectFormValues } from "../project-form";
import { useUpdateProjectMutation } from "./UpdateProject.generated";

/** Saves an edited project. Resolves to whether it was saved; field errors appear beside the fields. */
export function useUpdateProject(id: string) {
  const [updateProject] = useUpdateProjectMutation();
  return async (values: ProjectFormValues, form: FormikHelpers<ProjectFormValues>): Promise<boolean> => {
    try {
      await updateProject({ variables: { input: { ...projectInputOf(values), id } } });
      toast.success(toasts.projectUpdated);
      return true;
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.projectUpdateFailed, describeError(error).message);
      return false;
    }
  };
}
