import { contact } from "./content";

/** A legal page. `updated` is the date as it is read. */
export interface LegalText {
  title: string;
  lead: string;
  updated: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

const updated = "April 4, 2025";
const writeToUs = `Write to ${contact.email}.`;

export const terms: LegalText = {
  title: "Terms of Service",
  lead: "What you may expect of Quadwork, and what we expect of you.",
  updated,
  sections: [
    {
      heading: "Use license",
      paragraphs: [
        "You may use Quadwork to find, offer and carry out projects between student clubs and startups. The " +
          "license is personal, may be withdrawn, and does not allow copying the service, attacking it, or reading " +
          "other people's data by automatic means.",
      ],
    },
    {
      heading: "Accounts",
      paragraphs: [
        "Register with your own name and an address that you can read. Keep your password to yourself; what " +
          "happens under your account is your responsibility until you tell us that somebody else has it.",
        "A club's secret code is for the members of that club. Its head may replace it at any time.",
      ],
    },
    {
      heading: "User content",
      paragraphs: [
        "Projects, applications, messages and profiles stay yours. You allow us to store them and to show them " +
          "to those for whom they are meant. Do not upload what is unlawful, misleading, or somebody else's.",
      ],
    },
    {
      heading: "Intellectual property",
      paragraphs: [
        "The service itself, its design and its name are ours. Who owns the results of a project is agreed " +
          "between the startup and the club before they start; Quadwork claims no right to them.",
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
          "is; we are liable for intent and gross negligence, and otherwise only as far as the law demands.",
      ],
    },
    { heading: "Governing law", paragraphs: ["The law of India applies. The courts in Bengaluru have jurisdiction."] },
    {
      heading: "Changes",
      paragraphs: [
        `When these terms change, we say so here and by e-mail before the change counts. Questions? ${writeToUs}`,
      ],
    },
  ],
};

export const privacy: LegalText = {
  title: "Privacy Policy",
  lead: "Which data we keep, what for, and who gets to see it.",
  updated,
  sections: [
    {
      heading: "Data we collect",
      paragraphs: [
        "Your name, e-mail address, and college or company affiliation. If you give them: a link to your resume, " +
          "your skills and your portfolio. If you write to us through the contact form: what you write, and the " +
          "name and address you give. In addition, data about how the service is used, and the cookies described " +
          "in the Cookie Policy.",
      ],
    },
    {
      heading: "What we use it for",
      paragraphs: [
        "To run your account, to match clubs with startups by skills and project requirements, to carry " +
          "applications and projects from one side to the other, and to keep the service secure.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "Data is shared between a club and a startup when the club applies for a project or the startup selects " +
          "the club. Resume links are seen by the student, the student's club head and, while a team's application " +
          "waits or once it is approved, the startup that owns the project.",
        "Beyond that we disclose data with your consent, where the law demands it, or to a successor if the " +
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
  lead: "What is stored in your browser, and how to decide about it.",
  updated,
  sections: [
    {
      heading: "Essential",
      paragraphs: [
        "To keep you logged in, your session lies in your browser's local storage until you log out. Your " +
          "choices, such as light or dark and the ones about cookies, lie there too. So does a random mark of this " +
          "browser, also after you log out: it keeps other people's wrong passwords from locking you out. Without " +
          "them the service cannot work, so they need no consent. The pages you can read without an account store " +
          "nothing at all.",
        "While you are logged in there is one cookie, signed_in. It says 1 and no more, lasts for 30 days, and " +
          'lets these pages show "Dashboard" instead of "Log in". Logging out removes it.',
      ],
    },
    {
      heading: "Performance",
      paragraphs: [
        "Performance cookies measure how fast pages load. Quadwork sets none at present, and would only with " +
          "your consent.",
      ],
    },
    {
      heading: "Analytics",
      paragraphs: [
        "Analytics cookies count visits and paths through the site. Quadwork sets none at present, and would " +
          "only with your consent.",
      ],
    },
    {
      heading: "Advertising",
      paragraphs: [
        "Advertising cookies follow readers across sites. Quadwork sets none at present, and would only with " +
          "your consent.",
      ],
    },
    {
      heading: "Consent manager",
      paragraphs: [
        "Nothing but essential storage is used before you agree to it, kind by kind. The cookie preferences show " +
          "what you decided and let you change it at any time; refusing takes as many clicks as agreeing. You can " +
          "also delete what is stored in your browser's settings.",
      ],
    },
  ],
};
