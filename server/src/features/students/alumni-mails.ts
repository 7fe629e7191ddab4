import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

interface To {
  email: string;
  firstName: string;
}

/** Tells a student that the club now counts them among its alumni, and what that changes. */
export const becameAlumnusMail = (to: To, clubName: string, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: `You are now an alumnus of ${clubName}`,
  body: {
    heading: `You are now an alumnus of ${clubName}`,
    paragraphs: [
      `Hello ${to.firstName},`,
      `${clubName} moved you from its students to its alumni. You left the teams that had work ahead, and stay in those ` +
        "that completed a project.",
      "Your account, your profile and your resume stay yours.",
    ],
    action: { label: "Open Quadwork", url: `${appUrl}/dashboard` },
    footnotes: ["If this is a mistake, ask the people of your club to move you back."],
  },
});

/** Tells a person that the club counts them among its students again. */
export const studentAgainMail = (to: To, clubName: string, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: `You are a student of ${clubName} again`,
  body: {
    heading: `You are a student of ${clubName} again`,
    paragraphs: [
      `Hello ${to.firstName},`,
      `${clubName} moved you from its alumni back to its students. You can join its teams again; those that you left do ` +
        "not come back by themselves.",
    ],
    action: { label: "Open Quadwork", url: `${appUrl}/dashboard` },
  },
});
