import { limits, WebhookDisabledReason } from "../../contract/index.js";
import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

const reasons: Record<Exclude<WebhookDisabledReason, "owner">, string> = {
  gone: "because it answered “410 Gone”, which asks us to stop.",
  failing: `because no delivery succeeded for ${limits.webhookFailingDays} days.`,
};

/** Tells the owner of a webhook that it was disabled. */
export const webhookDisabledMail = (
  to: { email: string; firstName: string },
  url: string,
  reason: keyof typeof reasons,
  appUrl: string,
): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "A webhook was disabled",
  body: {
    heading: "A webhook was disabled",
    paragraphs: [
      `Hello ${to.firstName},`,
      `Your webhook ${url} was disabled ${reasons[reason]}`,
      `Once the receiver works and the webhook is enabled again, you can resend failed deliveries for up to ${limits.webhookDeliveryDays} days.`,
    ],
    action: { label: "See your webhooks", url: `${appUrl}/dashboard/profile` },
  },
});
