import { noticeHours, type Mail } from "./platform/mail/mail-outbox.js";

interface To {
  email: string;
  firstName: string;
}

/** Tells a person that they operate the installation. */
export const operatorGrantedMail = (to: To, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "You are an operator of Quadwork",
  body: {
    heading: "You are an operator",
    paragraphs: [
      `Hello ${to.firstName},`,
      "You can now answer reports, open and suspend accounts, and retry what failed. Each of these is recorded in " +
        "the audit log of the people whom it concerns.",
      "If you do not see the page, log in again. Your rights end when you remove your second factor.",
    ],
    action: { label: "Open the operator's page", url: `${appUrl}/dashboard/operator` },
  },
});

/** Tells a person that they no longer operate the installation. */
export const operatorRevokedMail = (to: To, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "You are no longer an operator of Quadwork",
  body: {
    heading: "You are no longer an operator",
    paragraphs: [`Hello ${to.firstName},`, "Your rights as an operator ended. Your account stays as it was."],
    action: { label: "See your account", url: `${appUrl}/dashboard/profile` },
  },
});
