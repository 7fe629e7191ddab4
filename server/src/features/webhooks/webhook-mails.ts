import { limits, WebhookDisabledReason } from "../../contract/index.js";
import type { Mail } from "../../platform/mail/mail-outbox.js";

const reasons: Record<Exclude<WebhookDisabledReason, "owner">, string> = {
  gone: "because it answered “410 Gone”, which asks us to stop.",
  failing: `because for ${limits.webhookFailingDays} days nothing could be delivered to it.`,
};

/** Tells the owner of a webhook that nothing is sent to it any more. */
export const webhookDisabledMail = (
  to: { email: string; firstName: string },
  url: string,
  reason: keyof typeof reasons,
  appUrl: string,
): Mail => ({
  recipient: to.email,
  subject: "A webhook was disabled",
  body: {
    heading: "A webhook was disabled",
    paragraphs: [
      `Hello ${to.firstName},`,
      `Your webhook ${url} was disabled ${reasons[reason]}`,
      "What could not be delivered can be sent again for some time once the receiver works and the webhook is enabled.",
    ],
    action: { label: "See your webhooks", url: `${appUrl}/dashboard/profile` },
  },
});
