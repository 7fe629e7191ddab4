import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const machineLearning: CategoryTemplates = {
  category: ProjectCategory.MACHINE_LEARNING,
  projects: [
    {
      title: "Sorting support requests by topic and urgency",
      brief: {
        build:
          "Train a model that reads an incoming support message, in English or mixed Hindi and English, and gives its topic, its urgency and how sure it is. It runs as a small service beside our help desk; anything uncertain goes to a person as it does today.",
        audience: "a support team of eight who read and forward about four hundred messages a day by hand.",
        success:
          "it beats a keyword baseline on messages from weeks it never saw, at least nine of ten urgent messages are found, errors are understood by group and language, and an answer takes under 300 ms.",
        support:
          "20,000 past messages with personal data removed and labels from our team, a GPU budget, and a data scientist as mentor for an hour a week.",
      },
      skills: ["Python", "Machine Learning", "AI", "Natural Language Processing"],
      duration: "2-3 months",
      teamSize: 4,
      stipend: "₹12,000 per member on completion",
    },
    {
      title: "Demand forecast for weekly planning",
      brief: {
        build:
          "Forecast next week's demand for our hundred best-selling products in each location, with a range and not only a number. The forecast is made every Sunday by a script and lands in the sheet our planners already use.",
        audience:
          "two planners who order from suppliers on Monday morning and carry the cost of waste and of empty shelves.",
        success:
          "compared over twelve past weeks the error is clearly below 'the same as last week', festivals and price changes are handled, the planners can say why a figure is high, and the script runs unattended.",
        support:
          "two years of daily sales, the calendar of promotions and holidays, access to a planner every week, and a machine to run it on.",
      },
      skills: ["Python", "Machine Learning", "Data Analysis", "Statistics"],
      duration: "2-3 months",
      teamSize: 3,
      stipend: "₹10,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Problem statement and measure of success",
      description:
        "The decision the model supports, the cost of each kind of error, the metric and the value to beat, agreed before any model is trained.",
      defaultDuration: 7,
    },
    {
      title: "Data report",
      description:
        "Where the data comes from, its gaps, errors and imbalances, privacy and leakage checks, and the split into training, validation and a locked test set.",
      defaultDuration: 17,
    },
    {
      title: "Baseline",
      description:
        "The simplest rule or model that could work, evaluated honestly; everything later is compared with it.",
      defaultDuration: 25,
    },
    {
      title: "Trained model and experiment log",
      description:
        "The chosen model, the experiments that led to it, and code that reproduces its figures with one command.",
      defaultDuration: 45,
    },
    {
      title: "Error analysis and model card",
      description:
        "Where the model fails and for whom, limits of use, fairness checks, and the result on the locked test set.",
      defaultDuration: 56,
    },
    {
      title: "Service and demonstration",
      description:
        "The model behind a documented API or scheduled job with monitoring, demonstrated on live examples by our own users.",
      defaultDuration: 68,
    },
    {
      title: "Handover",
      description: "Repository, data dictionary and a retraining guide, tried out once by a colleague of ours.",
      defaultDuration: 75,
    },
  ],
};
