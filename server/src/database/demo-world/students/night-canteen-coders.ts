import type { DemoMembership } from "../demo-world.types.js";

export const nightCanteenCoders: DemoMembership = {
  club: "kavya.raghunathan",
  students: [
    {
      key: "ananya.iyer", firstName: "Ananya", lastName: "Iyer", joinedDaysAgo: 180,
      bio: "Flutter by evening, operating systems homework by night.",
      education: "B.Tech Computer Science, third year",
      skills: ["Flutter", "Mobile Development", "Kotlin", "UI/UX Design", "REST APIs"],
    },
    {
      key: "arjun.pillai", firstName: "Arjun", lastName: "Pillai", joinedDaysAgo: 178,
      bio: "Backend person who likes boring, well-tested code.",
      education: "B.Tech Computer Science, third year",
      skills: ["Node.js", "Java", "PostgreSQL", "DevOps"],
    },
    {
      key: "divya.nambiar", firstName: "Divya", lastName: "Nambiar", joinedDaysAgo: 171,
      bio: null,
      education: "B.Tech Information Science, second year",
      skills: ["Flutter", "Mobile Development", "Swift"],
    },
    {
      key: "karthik.shetty", firstName: "Karthik", lastName: "Shetty", joinedDaysAgo: 169,
      bio: "Makes slow pages fast. Keeps a drawer of old phones to prove it.",
      education: "B.Tech Computer Science, final year",
      skills: ["React", "Node.js", "Mobile Development", "Accessibility"],
    },
    {
      key: "zoya.ansari", firstName: "Zoya", lastName: "Ansari", joinedDaysAgo: 160,
      bio: "Front-end developer with opinions about forms.",
      education: "B.Tech Information Science, third year",
      skills: ["React", "Vue", "UI/UX Design"],
    },
    {
      key: "nikhil.gowda", firstName: "Nikhil", lastName: "Gowda", joinedDaysAgo: 155,
      bio: null,
      education: "B.Tech Electronics, third year",
      skills: ["Python", "Cloud Computing", "DevOps", "Node.js"],
    },
    {
      key: "pooja.kamath", firstName: "Pooja", lastName: "Kamath", joinedDaysAgo: 151,
      bio: "Writes the tests first and the cheerful commit messages after.",
      education: "MCA, first year",
      skills: ["React", "Node.js", "Quality Assurance"],
    },
    {
      key: "tanmay.joshi", firstName: "Tanmay", lastName: "Joshi", joinedDaysAgo: 90,
      bio: "Security reading group, home server owner, light sleeper.",
      education: "B.Tech Computer Science, second year",
      skills: ["Node.js", "Angular", "Cloud Computing"],
    },
    {
      key: "lakshmi.prasad", firstName: "Lakshmi", lastName: "Prasad", joinedDaysAgo: 33,
      bio: "First project coming up, and looking forward to it.",
      education: "B.Tech Computer Science, first year",
      skills: ["Python", "Java"],
    },
    {
      key: "vivek.dsouza", firstName: "Vivek", lastName: "D'Souza", joinedDaysAgo: 12,
      bio: null,
      education: "B.Tech Mechanical Engineering, second year",
      skills: [],
    },
  ],
};
