import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const digitalMarketing: CategoryTemplates = {
  category: ProjectCategory.DIGITAL_MARKETING,
  projects: [
    {
      title: "Launch campaign with a small budget",
      brief: {
        build:
          "Plan and run a four-week campaign for one product on two channels with an advertising budget of ₹40,000. Start with small tests of message and audience, move the money to what works, and leave us a playbook we can repeat without you.",
        audience: "people in one city who have the problem we solve and do not know us yet.",
        success:
          "sign-ups and cost per sign-up are measured from the first rupee, at least six variants are tested fairly, spending never passes the agreed cap, and the report is as open about what failed.",
        support:
          "the advertising budget and accounts, brand assets, approval of texts within a day, and access to analytics.",
      },
      skills: ["Digital Marketing", "Social Media Management", "Data Analysis", "Graphic Design"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹6,000 per member on completion",
    },
    {
      title: "Search visibility of our website",
      brief: {
        build:
          "Make our website findable for the thirty searches that matter to us: a technical audit, fixes together with our developer, better titles and texts for existing pages, and eight new pages that answer what people really ask.",
        audience: "people who search for a solution with their own words, before they know any product name.",
        success:
          "no technical error remains in the search console, every changed page answers its search better than the present first result, and positions and visits are compared with the start after six weeks. No bought links.",
        support:
          "access to the search console and analytics, a developer for half a day a week, a subject expert for the texts, and a keyword tool.",
      },
      skills: ["Digital Marketing", "Content Writing", "SEO", "Data Analysis"],
      duration: "2-3 months",
      teamSize: 3,
      stipend: "₹7,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Audit and goals",
      description:
        "Where we stand on each channel, what competitors do, and two or three goals with a figure and a date.",
      defaultDuration: 7,
    },
    {
      title: "Strategy and calendar",
      description:
        "Audiences, messages, channels and budget, and a calendar of what goes out when and who approves it.",
      defaultDuration: 14,
    },
    {
      title: "Measurement in place",
      description:
        "Tracking of the agreed goals with visitors' consent respected, tested end to end, and a dashboard with the starting values.",
      defaultDuration: 19,
    },
    {
      title: "Creative and texts, first round",
      description: "All pieces of the first two weeks in the needed formats, in at least two variants, approved by us.",
      defaultDuration: 25,
    },
    {
      title: "Mid-campaign review",
      description: "Results so far, what is stopped, what gets more budget, and the pieces of the second round.",
      defaultDuration: 39,
    },
    {
      title: "Final report and playbook",
      description:
        "Results against the goals, cost per result by channel and variant, and a step-by-step guide to repeat what worked.",
      defaultDuration: 54,
    },
  ],
};
