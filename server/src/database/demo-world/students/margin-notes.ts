import type { DemoMembership } from "../demo-world.types.js";

export const marginNotes: DemoMembership = {
  club: "rohan.deshpande",
  students: [
    {
      key: "riya.malhotra", firstName: "Riya", lastName: "Malhotra", joinedDaysAgo: 170,
      bio: "Asks the second question. The first is only polite.",
      education: "BBA, third year",
      skills: ["Market Research", "User Research", "Product Management", "Content Writing"],
    },
    {
      key: "aditya.kulkarni", firstName: "Aditya", lastName: "Kulkarni", joinedDaysAgo: 168,
      bio: "Financial models with every assumption in one place.",
      education: "B.Com Honours, third year",
      skills: ["Financial Modelling", "Business Strategy", "Data Analysis"],
    },
    {
      key: "simran.bedi", firstName: "Simran", lastName: "Bedi", joinedDaysAgo: 165,
      bio: null,
      education: "BBA, second year",
      skills: ["Market Research", "Data Analysis", "SQL"],
    },
    {
      key: "harsh.agarwal", firstName: "Harsh", lastName: "Agarwal", joinedDaysAgo: 158,
      bio: "Family of shopkeepers, so field work feels like going home.",
      education: "B.Com, third year",
      skills: ["Market Research", "Business Strategy"],
    },
    {
      key: "nandini.rao", firstName: "Nandini", lastName: "Rao", joinedDaysAgo: 149,
      bio: "Runs small campaigns and reports the ones that failed, too.",
      education: "BMS, third year",
      skills: ["Digital Marketing", "Social Media Management", "Content Writing", "SEO"],
    },
    {
      key: "yash.thakkar", firstName: "Yash", lastName: "Thakkar", joinedDaysAgo: 140,
      bio: null,
      education: "BBA, third year",
      skills: ["Digital Marketing", "Data Analysis"],
    },
    {
      key: "fatima.shaikh", firstName: "Fatima", lastName: "Shaikh", joinedDaysAgo: 132,
      bio: "Interviews in Urdu, Hindi, Marathi and English.",
      education: "BA Economics, second year",
      skills: ["Market Research", "Content Writing"],
    },
    {
      key: "kunal.bose", firstName: "Kunal", lastName: "Bose", joinedDaysAgo: 118,
      bio: "Slides with one message each.",
      education: "MBA, first year",
      skills: ["Business Strategy", "Financial Modelling", "Product Management"],
    },
    {
      key: "trisha.fernandes", firstName: "Trisha", lastName: "Fernandes", joinedDaysAgo: 64,
      bio: null,
      education: "BMS, second year",
      skills: ["Social Media Management", "Graphic Design"],
    },
    {
      key: "manav.sodhi", firstName: "Manav", lastName: "Sodhi", joinedDaysAgo: 20,
      bio: "New in the club and learning to read a balance sheet.",
      education: "B.Com, first year",
      skills: ["Data Analysis"],
    },
  ],
};
