import { projectFormRules, splitSkills } from "@quadwork/server/contract";
import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import type { ProjectCategory } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useUpdateProjectMutation } from "./UpdateProject.generated";

/** The form's values: skills are one comma-separated text, what is optional is empty text. */
export interface ProjectFormValues {
  title: string;
  description: string;
  category: ProjectCategory;
  skills: string;
  startDate: string;
  endDate: string;
  duration: string;
  stipend: string;
  teamSize: number | "";
}

/** Saves an edited project. Resolves to whether it was saved; errors of fields appear beside them. */
export function useUpdateProject(id: string) {
  const [updateProject] = useUpdateProjectMutation();
  return async (values: ProjectFormValues, form: FormikHelpers<ProjectFormValues>): Promise<boolean> => {
    const { skills, ...details } = projectFormRules.cast(values);
    try {
      await updateProject({
        variables: { input: { ...details, id, category: values.category, skills: splitSkills(skills) } },
      });
      toast.success(toasts.projectUpdated);
      return true;
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.projectUpdateFailed, describeError(error).message);
      return false;
    }
  };
}
