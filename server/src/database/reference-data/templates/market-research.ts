import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const marketResearch: CategoryTemplates = {
  category: ProjectCategory.MARKET_RESEARCH,
  projects: [
    {
      title: "Customer interviews before a new launch",
      brief: {
        build:
          "Talk to thirty people in our target group about how they solve a problem today, what it costs them and what would make them change. We want patterns, not opinions about our idea, and a clear picture of the two or three groups worth serving first.",
        audience: "our product team, which decides after the study what the first release contains and for whom.",
        success:
          "at least thirty conversations of twenty minutes or more, across two cities and both new and experienced buyers, findings backed by quotes, and an honest list of what speaks against our idea.",
        support:
          "an interview coach for the first week, a gift voucher for each participant, introductions to ten of them, and a transcription tool.",
      },
      skills: ["Market Research", "User Research", "Product Management", "Content Writing"],
      duration: "1-2 months",
      teamSize: 4,
      stipend: "₹6,000 per member on completion, plus travel costs",
    },
    {
      title: "Competitor and price comparison",
      brief: {
        build:
          "Map the ten to fifteen products our customers consider besides ours: what they offer, to whom, at which real price, and what their users praise and complain about in public. The result is a comparison we can keep up to date ourselves.",
        audience: "founders and sales, who meet these names in every second conversation.",
        success:
          "every statement carries its source and date, prices are compared for three typical customers and not by list, and three gaps in the market are argued with evidence.",
        support:
          "our list of lost deals with reasons, trial accounts where they cost money, and two sessions with our sales lead.",
      },
      skills: ["Market Research", "Data Analysis", "Business Analysis"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹4,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Research brief",
      description:
        "The decision to be taken, the questions behind it, the method and sample, and how participants' data is protected.",
      defaultDuration: 5,
    },
    {
      title: "Desk research",
      description:
        "What is already known: market size with assumptions shown, competitors, public data and past studies, all with sources.",
      defaultDuration: 13,
    },
    {
      title: "Interview guide and survey, piloted",
      description: "Neutral questions in the participants' languages, tried with three people and improved after it.",
      defaultDuration: 18,
    },
    {
      title: "Field work complete",
      description:
        "All agreed interviews and survey answers collected with consent, anonymised and stored in one place.",
      defaultDuration: 34,
    },
    {
      title: "Findings and customer groups",
      description:
        "Patterns with the evidence for and against, two to four customer groups, and what is still unknown.",
      defaultDuration: 43,
    },
    {
      title: "Final report and presentation",
      description: "A short report, a presentation to the people who decide, and the raw material handed over.",
      defaultDuration: 50,
    },
  ],
};
