import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const contentCreation: CategoryTemplates = {
  category: ProjectCategory.CONTENT_CREATION,
  projects: [
    {
      title: "Help centre with twenty-five articles",
      brief: {
        build:
          "Write the help centre our customers ask for: about twenty-five short articles with screenshots, built from the questions support hears most, and a style guide so that later articles sound the same. Each article answers one question and can be read in three minutes.",
        audience:
          "customers in the middle of a task who want an answer and not a tour, many reading English as a second language.",
        success:
          "a person who never saw the product can follow each article, the ten most frequent questions are answered first, and support sends links to the articles by the end of the project.",
        support:
          "the support team's top questions, a product account with sample data, an editor who answers within two days, and the publishing tool.",
      },
      skills: ["Content Writing", "Editing", "Graphic Design"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹6,000 per member on completion",
    },
    {
      title: "Series of short explainer videos",
      brief: {
        build:
          "Plan, film and edit eight videos of sixty to ninety seconds, each explaining one thing our product does for people who have never heard of it. Every video comes upright for phones and wide for the website, with subtitles in English and one Indian language.",
        audience: "people who meet us first in a feed, with the sound off, and give us five seconds.",
        success:
          "the point is clear without sound, each script is tried on three outsiders before filming, music and pictures are licensed, and all project files can be edited later.",
        support:
          "product demos and a spokesperson for two filming days, brand assets, a camera and light set, and licences for music.",
      },
      skills: ["Video Editing", "Content Writing", "Graphic Design", "Social Media Management"],
      duration: "1-2 months",
      teamSize: 4,
      stipend: "₹8,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Content plan and style guide",
      description:
        "Readers and goals, the list of pieces with an owner and a date for each, and a one-page guide to voice, spelling and pictures.",
      defaultDuration: 7,
    },
    {
      title: "Pilot piece",
      description:
        "One piece finished to publishing quality and reviewed with us, so that all others follow an agreed example.",
      defaultDuration: 14,
    },
    {
      title: "First half of the pieces",
      description:
        "Half of the planned pieces, edited by a second team member, checked for facts and ready to publish.",
      defaultDuration: 28,
    },
    {
      title: "Second half of the pieces",
      description:
        "The remaining pieces in the same quality, with titles, descriptions and alternative texts for pictures.",
      defaultDuration: 42,
    },
    {
      title: "Publication and source files",
      description:
        "Everything is published or scheduled; editable source files, licences and consent forms are handed over.",
      defaultDuration: 49,
    },
  ],
};
