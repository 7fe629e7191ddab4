import { ReportOutcome, ReportTarget, reportTargetLabels } from "../../contract/index.js";
import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";
import type { ReportEntity } from "./report.entity.js";

const decided: Record<ReportOutcome, string> = {
  [ReportOutcome.DISMISSED]: "We looked into it and found that nothing had to be done.",
  [ReportOutcome.ACTED]: "We looked into it and did something about it. Thank you for telling us.",
};

/** Tells a reporter what became of the report. Those who are reported get no mail. */
export function reportAnsweredMail(
  to: { email: string; firstName: string },
  { targetType, targetName }: Pick<ReportEntity, "targetType" | "targetName">,
  { outcome, note }: { outcome: ReportOutcome; note: string | null },
  appUrl: string,
): Mail {
  const kind = reportTargetLabels[targetType.toUpperCase() as keyof typeof ReportTarget].toLowerCase();
  return {
    recipient: to.email,
    usefulHours: noticeHours,
    subject: "Your report was answered",
    body: {
      heading: "Your report was answered",
      paragraphs: [`Hello ${to.firstName},`, `You reported the ${kind} “${targetName}”. ${decided[outcome]}`],
      ...(note && { quote: note }),
      action: { label: "See your reports", url: `${appUrl}/dashboard/profile` },
      footnotes: ["Nobody whom you report is told who reported them."],
    },
  };
}
