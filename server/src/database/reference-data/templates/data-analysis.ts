import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const dataAnalysis: CategoryTemplates = {
  category: ProjectCategory.DATA_ANALYSIS,
  projects: [
    {
      title: "Why customers leave: churn analysis",
      brief: {
        build:
          "Find out when and why customers stop using our product. Follow the customers who joined in each month, compare those who stayed with those who left, and turn the differences into three or four measures we can try next quarter.",
        audience: "our founders and the customer success team, who decide on the measures in one meeting at the end.",
        success:
          "the definition of 'left' is agreed and written down, every figure can be recomputed from the raw data, correlation is not sold as cause, and each recommendation names its expected effect and how to test it.",
        support:
          "two years of usage and billing data with names removed, a data dictionary, and calls with five customers who left.",
      },
      skills: ["Data Analysis", "Python", "SQL", "Statistics"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹8,000 per member on completion",
    },
    {
      title: "Weekly metrics report that builds itself",
      brief: {
        build:
          "Define the ten figures our company is run by, compute them from our database and two spreadsheets, and publish them every Monday as a report that explains what changed. No figure is typed by hand any more.",
        audience: "a leadership team of five, reading on a phone before the weekly meeting.",
        success:
          "two people who compute a figure independently get the same number, a broken source is reported rather than shown as zero, and the report is understood without the person who made it.",
        support:
          "read access to a replica of the database, the present spreadsheets, a BI tool licence, and our finance lead for definitions.",
      },
      skills: ["SQL", "Data Analysis", "Data Visualisation", "Python"],
      duration: "1-2 months",
      teamSize: 2,
      stipend: "₹6,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Questions and definitions",
      description:
        "The business questions in order of priority, who decides what from the answers, and each metric defined in one sentence.",
      defaultDuration: 5,
    },
    {
      title: "Clean data set",
      description:
        "Joined and cleaned data with a script that produces it, a data dictionary, and a list of problems found and how they were treated.",
      defaultDuration: 14,
    },
    {
      title: "Exploratory analysis",
      description:
        "First charts and findings, discussed with us in a working session, and the two or three threads worth following.",
      defaultDuration: 22,
    },
    {
      title: "Dashboard or notebook",
      description:
        "The analysis in a form we can filter and rerun ourselves, checked by a second team member from raw data to figure.",
      defaultDuration: 34,
    },
    {
      title: "Report with recommendations",
      description: "At most ten pages: what we found, how sure we are, what to do next and how to measure it.",
      defaultDuration: 42,
    },
    {
      title: "Presentation and handover",
      description: "A thirty-minute presentation to the people who decide, and all code, queries and data handed over.",
      defaultDuration: 46,
    },
  ],
};
