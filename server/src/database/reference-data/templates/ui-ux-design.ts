import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const uiUxDesign: CategoryTemplates = {
  category: ProjectCategory.UI_UX_DESIGN,
  projects: [
    {
      title: "Redesign of the onboarding flow",
      brief: {
        build:
          "Redesign the first ten minutes with our product, from the sign-up form to the first useful result. We lose most new users here and want to know where and why before anything is drawn; then we want a tested prototype and designs our developers can build.",
        audience: "first-time users who arrive from an advertisement or a friend's link, mostly on phones.",
        success:
          "in a test with eight people at least seven finish without help, each change traces back to something observed, and every screen is specified with its states, texts and spacing.",
        support:
          "analytics of the present flow, recordings of past sessions, introductions to users, our component library, and developers for feasibility questions.",
      },
      skills: ["UI/UX Design", "Figma", "User Research", "Prototyping"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹8,000 per member on completion",
    },
    {
      title: "Design system for web and mobile",
      brief: {
        build:
          "Bring order into an interface that five people designed: an inventory of what exists, then one set of colours, type, spacing and about twenty components with clear rules for their use, in a light and a dark theme.",
        audience: "our three designers and six developers, and the next people who join them.",
        success:
          "text and controls meet WCAG 2.2 AA contrast, every component shows its states and when not to use it, and two existing screens are rebuilt with nothing but the system.",
        support:
          "the design files of all products, screen access, a front-end developer for half a day a week, and font licences.",
      },
      skills: ["UI/UX Design", "Figma", "Graphic Design", "Accessibility"],
      duration: "2-3 months",
      teamSize: 3,
      stipend: "₹10,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Research plan and review of the present state",
      description:
        "The questions to answer, whom to ask, and an expert review of the present product with screenshots and severity.",
      defaultDuration: 7,
    },
    {
      title: "User interviews and findings",
      description:
        "At least five interviews, anonymised notes, and the findings in order of importance with quotes that back them.",
      defaultDuration: 17,
    },
    {
      title: "User flows and wireframes",
      description:
        "Flows for the main tasks and low-fidelity wireframes, with at least two alternatives for the hardest screen.",
      defaultDuration: 25,
    },
    {
      title: "High-fidelity prototype",
      description:
        "A clickable prototype with real texts and data for phone and desktop, ready to be put in front of users.",
      defaultDuration: 36,
    },
    {
      title: "Usability test and revision",
      description:
        "A moderated test with at least five people, success and time per task, and a revised prototype with the changes listed.",
      defaultDuration: 45,
    },
    {
      title: "Specification for developers",
      description:
        "Final files with components, states, spacing, texts and accessibility notes, and a walk-through with the developers.",
      defaultDuration: 52,
    },
  ],
};
