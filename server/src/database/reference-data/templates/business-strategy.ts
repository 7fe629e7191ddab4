import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const businessStrategy: CategoryTemplates = {
  category: ProjectCategory.BUSINESS_STRATEGY,
  projects: [
    {
      title: "Entry plan for a second city",
      brief: {
        build:
          "We work in one city and want to open in a second one next year. Compare four candidates, recommend one, and write the plan for its first six months: whom we serve first, who we need on the ground, what it costs and which figures tell us to go on or to stop.",
        audience: "our two founders and one investor, who decide from a ten-page plan and a one-hour discussion.",
        success:
          "the comparison uses the same criteria for all cities, costs are built from quotes and not from percentages, the three biggest risks each have an early warning sign, and the plan survives our questions.",
        support:
          "our figures from the first city, introductions to partners in two of the candidates, travel costs for one visit, and a founder for an hour a week.",
      },
      skills: ["Business Strategy", "Market Research", "Financial Modelling", "Product Management"],
      duration: "1-2 months",
      teamSize: 4,
      stipend: "₹8,000 per member on completion",
    },
    {
      title: "Pricing review with a financial model",
      brief: {
        build:
          "Review what we charge and how: what a customer costs us, what the product is worth to three kinds of customer, and what two or three alternative price plans would do to revenue and churn. The model is a spreadsheet we can keep using.",
        audience: "founders and the sales lead, who will test one alternative with new customers.",
        success:
          "every assumption stands in one visible place with its source, the model reproduces last year's figures, and the recommendation includes how to tell existing customers.",
        support:
          "twelve months of revenue and cost data under a confidentiality agreement, ten customer conversations, and our accountant for questions.",
      },
      skills: ["Business Strategy", "Financial Modelling", "Data Analysis"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹6,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Problem statement and work plan",
      description:
        "The decision in one sentence, the questions it depends on, hypotheses, sources and who does what by when.",
      defaultDuration: 5,
    },
    {
      title: "Analysis of the present situation",
      description:
        "How the business earns and spends today, customers, competitors and strengths, with figures we recognise.",
      defaultDuration: 16,
    },
    {
      title: "Options compared",
      description:
        "Three or four real options, judged by the same criteria, with the assumptions under which each one wins.",
      defaultDuration: 26,
    },
    {
      title: "Financial model",
      description:
        "A spreadsheet with inputs, calculations and results apart, a base, a good and a bad case, and a short guide.",
      defaultDuration: 36,
    },
    {
      title: "Recommendation and roadmap",
      description:
        "What to do, in which order, who is needed, what it costs, the main risks, and the figures to watch.",
      defaultDuration: 44,
    },
    {
      title: "Presentation to the founders",
      description:
        "A presentation of at most fifteen slides with time for questions, and the final documents with our remarks worked in.",
      defaultDuration: 50,
    },
  ],
};
