import { ClubType } from "../../contract/index.js";
import type { DemoClub } from "./demo-world.types.js";

export const clubs: readonly DemoClub[] = [
  {
    key: "kavya.raghunathan",
    firstName: "Kavya",
    lastName: "Raghunathan",
    bio: "Final-year computer science. I run the club like a small studio: short weeks, real users, no heroics.",
    joinedDaysAgo: 188,
    clubName: "Night Canteen Coders",
    collegeName: "Banyan Gate Institute of Technology",
    clubType: ClubType.TECHNICAL,
    description:
      "We build and ship software together, usually between dinner and the canteen's closing time. Mobile and web are our home ground; every project has a reviewer from the club who is not on the team.",
    secretCode: "NCC7K2",
    verified: { domain: "banyan-gate.example.com", daysAgo: 6 },
  },
  {
    key: "rohan.deshpande",
    firstName: "Rohan",
    lastName: "Deshpande",
    bio: "Commerce student who prefers ten interviews to one spreadsheet, and then makes the spreadsheet anyway.",
    joinedDaysAgo: 176,
    clubName: "Margin Notes Consulting Club",
    collegeName: "Red Laterite College of Commerce",
    clubType: ClubType.BUSINESS,
    description:
      "A student consulting club. We do field research, pricing, expansion plans and marketing for young companies, and publish what we learned when the client agrees.",
    secretCode: "MRG4N8",
  },
  {
    key: "meher.irani",
    firstName: "Meher",
    lastName: "Irani",
    bio: "Communication design, third year. Sketches first, asks users second, sketches again.",
    joinedDaysAgo: 182,
    clubName: "Pixel Verandah",
    collegeName: "Kaveri Bend School of Design",
    clubType: ClubType.DESIGN,
    description:
      "An open studio for interface design, illustration and film. Everyone tests their own work with people who are not designers before it leaves the verandah.",
    secretCode: "PXV9D3",
  },
  {
    key: "ishaan.borthakur",
    firstName: "Ishaan",
    lastName: "Borthakur",
    bio: "Statistics and too many notebooks. Happy to explain a confidence interval to anyone with tea.",
    joinedDaysAgo: 195,
    clubName: "The Signal Room",
    collegeName: "Silver Monsoon University",
    clubType: ClubType.RESEARCH,
    description:
      "Students of statistics, physics and computer science who work on data problems that matter to someone. We write down the question before we open the data.",
    secretCode: "SGR5T1",
  },
];
