import { termsVersion } from "@quadwork/server/contract";
import { contact } from "./content";

/** A legal page. `updated` is the date as displayed. */
export interface LegalText {
  title: string;
  lead: string;
  updated: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** When the current terms were published; the other pages changed with them. */
const updated = new Date(termsVersion).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
const writeToUs = `Write to ${contact.email}.`;

export const terms: LegalText = {
  title: "Terms of Service",
  lead: "What you can expect from Quadwork, and what we expect from you.",
  updated,
  sections: [
    {
      heading: "Use license",
      paragraphs: [
        "You may use Quadwork to find, offer and carry out projects between student clubs and startups. The " +
          "license is personal, may be withdrawn, and does not allow copying the service, attacking it, or " +
          "collecting other people's data by automated means.",
      ],
    },
    {
      heading: "Accounts",
      paragraphs: [
        "You must be 18 or older. Register with your own name and an address that you have access to. Keep your " +
          "password to yourself; what happens under your account is your responsibility until you tell us that " +
          "someone else has it.",
        "A club's secret code is for the members of that club. Its head may replace it at any time.",
      ],
    },
    {
      heading: "User content",
      paragraphs: [
        "Projects, applications, messages and profiles stay yours. You allow us to store them and to show them " +
          "to the people they are meant for. Do not upload anything unlawful, misleading, or owned by someone else.",
      ],
    },
    {
      heading: "Intellectual property",
      paragraphs: [
        "The service itself, its design and its name are ours. The startup and the club agree on who owns the " +
          "results of a project before they start; Quadwork claims no right to them.",
      ],
    },
    {
      heading: "Termination",
      paragraphs: [
        "You may ask us to close your account at any time. We may suspend an account that breaks these terms, " +
          "and say why. Obligations between a startup and a club outlive the account.",
      ],
    },
    {
      heading: "Liability",
      paragraphs: [
        "Quadwork brings both sides together and is not a party to their project. The service is provided as it " +
          "is; we are liable for intent and gross negligence, and otherwise only as far as the law requires.",
      ],
    },
    { heading: "Governing law", paragraphs: ["The law of India applies. The courts in Bengaluru have jurisdiction."] },
    {
      heading: "Changes",
      paragraphs: [
        "We announce changes to these terms here and by e-mail before they take effect, and ask you to accept them " +
          `at your next login. Questions? ${writeToUs}`,
      ],
    },
  ],
};

/**
 * Whom to complain to about personal data. The server writes the configured contact into the page; these stand where
 * none is configured.
 */
export const grievance = {
  heading: "Complaints",
  name: "the people who run Quadwork",
  email: contact.email,
} as const;

export const privacy: LegalText = {
  title: "Privacy Policy",
  lead: "What data we keep, why, and who sees it.",
  updated,
  sections: [
    {
      heading: "Data we collect",
      paragraphs: [
        "Your name, e-mail address, and college or company affiliation. If you provide them: a link to your resume, " +
          "your skills and your portfolio. If you write to us through the contact form: what you write, and the " +
          "name and address you give. If you report something: what you write, which those you report never see. " +
          "When you accepted our terms, and which version. In addition, data about how the service is used, and the " +
          "cookies described in the Cookie Policy.",
      ],
    },
    {
      heading: "What we use it for",
      paragraphs: [
        "To run your account, to match clubs with startups by skills and project requirements, to pass " +
          "applications and projects between the two sides, and to keep the service secure.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "Data is shared between a club and a startup when the club applies to a project or the startup selects " +
          "the club. Resume links are visible to the student, the student's club head and, while a team's " +
          "application is pending or approved, the startup that owns the project.",
        "Beyond that, we disclose data with your consent, where the law requires it, or to a successor if the " +
          "business is transferred.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        `You may see, correct and delete your data, and take it with you. Most of it you can change on your profile page; for the rest, ${writeToUs.charAt(0).toLowerCase()}${writeToUs.slice(1)}`,
      ],
    },
  ],
};

export const cookies: LegalText = {
  title: "Cookie Policy",
  lead: "What is stored in your browser, and how you can control it.",
  updated,
  sections: [
    {
      heading: "Essential",
      paragraphs: [
        "To keep you logged in, your session is kept in your browser's local storage until you log out. Your " +
          "choices, such as light or dark mode and cookie preferences, are kept there too. So is a random mark of " +
          "this browser, even after you log out: it keeps other people's wrong passwords from locking you out. " +
          "Without them, the service cannot work, so they need no consent. The pages you can read without an " +
          "account store nothing at all.",
        "While you are logged in, there is one cookie, signed_in. It contains only the number 1, lasts for 30 " +
          'days, and lets these pages show "Dashboard" instead of "Log in". Logging out removes it.',
      ],
    },
    {
      heading: "Performance",
      paragraphs: [
        "Performance cookies measure how fast pages load. Quadwork does not use any at present, and would do " +
          "so only with your consent.",
      ],
    },
    {
      heading: "Analytics",
      paragraphs: [
        "Analytics cookies count visits and paths through the site. Quadwork does not use any at present, and would " +
          "do so only with your consent.",
      ],
    },
    {
      heading: "Advertising",
      paragraphs: [
        "Advertising cookies follow readers across sites. Quadwork does not use any at present, and would do " +
          "so only with your consent.",
      ],
    },
    {
      heading: "Consent manager",
      paragraphs: [
        "Only essential storage is used until you agree to more, kind by kind. The cookie preferences show " +
          "your choices and let you change them at any time; refusing takes as many clicks as agreeing. You can " +
          "also delete what is stored in your browser's settings.",
      ],
    },
  ],
};
