import { Industry } from "../../contract/index.js";
import type { DemoStartup } from "./demo-world.types.js";

export const startups: readonly DemoStartup[] = [
  {
    key: "aditi.bhandarkar",
    firstName: "Aditi",
    lastName: "Bhandarkar",
    bio: "Grew up behind the counter of a grocery shop and still counts stock faster than most scanners.",
    joinedDaysAgo: 200,
    companyName: "Kirana Kite",
    position: "Co-founder and Head of Product",
    industry: Industry.ECOMMERCE,
    website: "https://kirana-kite.example.com",
    verified: { domain: "kirana-kite.example.com", daysAgo: 4 },
    description:
      "Kirana Kite gives neighbourhood grocery shops the tools of a supermarket on the phone they already own: stock, orders and deliveries in four languages. 260 shops in Bengaluru and Mysuru use it every day.",
  },
  {
    key: "farhan.qureshi",
    firstName: "Farhan",
    lastName: "Qureshi",
    bio: "Ran the front desk of a clinic for a year to understand why everybody waits. Now building the answer.",
    joinedDaysAgo: 190,
    companyName: "Clinic Lantern",
    position: "Chief Operating Officer",
    industry: Industry.HEALTHCARE,
    website: "https://clinic-lantern.example.com",
    description:
      "Clinic Lantern helps clinics with one to five doctors to run their day: appointments, reminders and follow-up visits, with as little typing as possible. We are fourteen people and work with 90 clinics.",
  },
  {
    key: "sneha.mukhopadhyay",
    firstName: "Sneha",
    lastName: "Mukhopadhyay",
    bio: "Former primary school teacher. Believes every child has a favourite book that nobody has handed over yet.",
    joinedDaysAgo: 205,
    companyName: "Paper Monsoon",
    position: "Founder",
    industry: Industry.EDUCATION,
    website: "https://paper-monsoon.example.com",
    description:
      "Paper Monsoon makes graded stories and reading practice for children aged six to eleven in Kannada, Hindi, Bengali and English, for schools with many children and few books.",
  },
];
