import type { FormikHelpers } from "formik";
import { configuredGrievance, reportsAboutUs } from "~/components/grievance";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import type { ReportReason } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useCreateReportMutation } from "./CreateReport.generated";
import type { Target } from "./useReportTargets";

export interface ReportValues {
  /** Id of the target; empty while none is chosen. */
  targetId: string;
  reason: ReportReason | "";
  details: string;
}

/** Sending a report, with its toasts. Resolves to whether it was sent. */
export function useCreateReport(targets: readonly Target[]) {
  const [createReport] = useCreateReportMutation({
    update: (cache) => cache.evict({ id: "ROOT_QUERY", fieldName: "sentReports" }),
  });

  return async ({ targetId, reason, details }: ReportValues, form: FormikHelpers<ReportValues>): Promise<boolean> => {
    const target = targets.find(({ id }) => id === targetId);
    if (!target || !reason) return false;
    try {
      await createReport({ variables: { input: { targetType: target.type, targetId, reason, details } } });
      const { title, description } = toasts.reportSent;
      toast.success({ title, description: description + reportsAboutUs(configuredGrievance()) });
      return true;
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.reportNotSent.title, describeError(error).message);
      return false;
    }
  };
}
