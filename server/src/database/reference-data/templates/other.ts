import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const other: CategoryTemplates = {
  category: ProjectCategory.OTHER,
  projects: [
    {
      title: "Community event from idea to evening",
      brief: {
        build:
          "Plan and run a one-day event for about eighty people around our field: theme, speakers, venue, registration, volunteers and the evening itself, and the follow-up that turns guests into a community. The concept is yours within our budget and values.",
        audience: "students and young professionals who could become our users, partners or colleagues.",
        success:
          "at least sixty people come, the budget holds, nobody is excluded by the venue or the timing, guests rate the day 4 of 5 or better, and a complete handbook lets another team repeat it.",
        support:
          "a budget of ₹60,000, our office as a fallback venue, two speakers from our team, and our mailing list.",
      },
      skills: ["Event Management", "Social Media Management", "Graphic Design", "Product Management"],
      duration: "1-2 months",
      teamSize: 5,
      stipend: null,
    },
    {
      title: "Accessibility review of our product",
      brief: {
        build:
          "Check our web product against WCAG 2.2 AA with tools, with keyboard and screen reader, and together with people who rely on them. We want findings our developers can fix, in order of harm to users, and a second check after the fixes.",
        audience: "users with low vision, motor or cognitive disabilities, and everyone on a small or cheap screen.",
        success:
          "the ten most used flows are covered, each finding says who is affected, how to reproduce it and how to fix it, and nothing rests on an automatic score alone.",
        support:
          "test accounts, a developer for questions, honoraria for three testers with disabilities, and fixes of serious findings during the project.",
      },
      skills: ["Accessibility", "UI/UX Design", "Quality Assurance"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹5,000 per member on completion",
    },
    {
      title: "Process handbook for a growing team",
      brief: {
        build:
          "Watch how we hire, onboard, order, invoice and support, and write it down as a handbook of short checklists that a new colleague can follow. Where two people do the same thing differently, bring them together and settle on one way.",
        audience: "a team of fifteen that will be thirty next year, and above all the newcomers.",
        success:
          "a newcomer completes three processes from the handbook alone, each page has an owner and a date of review, and at least five steps turned out to be unnecessary.",
        support:
          "interviews with every team, a workspace for the handbook, and a sponsor who settles open questions every week.",
      },
      skills: ["Business Analysis", "Content Writing", "Product Management"],
      duration: "1-2 months",
      teamSize: 2,
      stipend: "₹5,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Project plan",
      description: "Goal, scope, milestones, roles and budget on two pages, with the risks and how they are watched.",
      defaultDuration: 7,
    },
    {
      title: "Concept or first draft",
      description: "A first version concrete enough to be criticised, discussed with us in one session.",
      defaultDuration: 16,
    },
    {
      title: "Mid-project review",
      description:
        "What is done, what changed against the plan and why, a look at the budget, and decisions needed from us.",
      defaultDuration: 26,
    },
    {
      title: "Complete result",
      description:
        "Everything that was agreed, in a form that can be used or carried out, checked by a second team member.",
      defaultDuration: 40,
    },
    {
      title: "Final report and handover",
      description:
        "The result with our remarks worked in, what was learned, all files and contacts, and what we should do next.",
      defaultDuration: 48,
    },
  ],
};
