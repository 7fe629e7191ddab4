import type { DemoMembership } from "../demo-world.types.js";

export const signalRoom: DemoMembership = {
  club: "ishaan.borthakur",
  students: [
    {
      key: "siddharth.ramanan", firstName: "Siddharth", lastName: "Ramanan", joinedDaysAgo: 186,
      bio: "Speech and language models, and a weakness for good error analysis.",
      education: "M.Sc Data Science, first year",
      skills: ["Python", "Machine Learning", "AI", "Natural Language Processing"],
    },
    {
      key: "neha.barua", firstName: "Neha", lastName: "Barua", joinedDaysAgo: 184,
      bio: "Time series and tea estates.",
      education: "M.Sc Statistics, second year",
      skills: ["Statistics", "Python", "Machine Learning"],
    },
    {
      key: "imran.syed", firstName: "Imran", lastName: "Syed", joinedDaysAgo: 181,
      bio: null,
      education: "B.Tech Computer Science, third year",
      skills: ["Python", "Machine Learning", "Cloud Computing"],
    },
    {
      key: "shruti.venkatesan", firstName: "Shruti", lastName: "Venkatesan", joinedDaysAgo: 179,
      bio: "Cleans data for pleasure. Labels her axes.",
      education: "B.Sc Statistics, third year",
      skills: ["SQL", "Data Analysis", "Data Visualisation", "Python"],
    },
    {
      key: "abhinav.jha", firstName: "Abhinav", lastName: "Jha", joinedDaysAgo: 177,
      bio: "Will find the duplicate rows.",
      education: "B.Sc Mathematics, third year",
      skills: ["SQL", "Data Analysis", "Statistics"],
    },
    {
      key: "tara.krishnan", firstName: "Tara", lastName: "Krishnan", joinedDaysAgo: 173,
      bio: null,
      education: "B.Sc Physics, third year",
      skills: ["Python", "Data Visualisation"],
    },
    {
      key: "rahul.mondal", firstName: "Rahul", lastName: "Mondal", joinedDaysAgo: 110,
      bio: "Dashboards that answer one question well.",
      education: "B.Tech Information Science, second year",
      skills: ["SQL", "Data Analysis", "React"],
    },
    {
      key: "keerthana.suresh", firstName: "Keerthana", lastName: "Suresh", joinedDaysAgo: 75,
      bio: "Linguistics meets signal processing.",
      education: "M.A. Linguistics, first year",
      skills: ["Natural Language Processing", "Python"],
    },
    {
      key: "gurleen.sandhu", firstName: "Gurleen", lastName: "Sandhu", joinedDaysAgo: 52,
      bio: null,
      education: "B.Sc Statistics, second year",
      skills: ["Data Analysis", "Statistics"],
    },
    {
      key: "pranav.bhat", firstName: "Pranav", lastName: "Bhat", joinedDaysAgo: 15,
      bio: "Reads the paper before running the notebook.",
      education: "B.Sc Computer Science, first year",
      skills: ["Python"],
    },
  ],
};
