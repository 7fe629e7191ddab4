import type { DemoMembership } from "../demo-world.types.js";

export const pixelVerandah: DemoMembership = {
  club: "meher.irani",
  students: [
    {
      key: "mira.chakraborty", firstName: "Mira", lastName: "Chakraborty", joinedDaysAgo: 176,
      bio: "Interaction designer in training; prototypes on paper for as long as possible.",
      education: "B.Des Interaction Design, third year",
      skills: ["UI/UX Design", "Figma", "User Research", "Prototyping"],
    },
    {
      key: "dev.parekh", firstName: "Dev", lastName: "Parekh", joinedDaysAgo: 174,
      bio: "Design systems, type and the space between things.",
      education: "B.Des Communication Design, final year",
      skills: ["UI/UX Design", "Figma", "Graphic Design"],
    },
    {
      key: "aisha.lakdawala", firstName: "Aisha", lastName: "Lakdawala", joinedDaysAgo: 172,
      bio: null,
      education: "B.Des Interaction Design, second year",
      skills: ["UI/UX Design", "Accessibility", "User Research"],
    },
    {
      key: "gauri.phadke", firstName: "Gauri", lastName: "Phadke", joinedDaysAgo: 150,
      bio: "Illustrator. Draws animals that look worried about homework.",
      education: "B.Des Illustration, third year",
      skills: ["Graphic Design", "Illustration"],
    },
    {
      key: "joel.mathew", firstName: "Joel", lastName: "Mathew", joinedDaysAgo: 144,
      bio: "Edits films to the beat of the ceiling fan.",
      education: "B.Des Film and Video, third year",
      skills: ["Video Editing", "Content Writing"],
    },
    {
      key: "sanya.kohli", firstName: "Sanya", lastName: "Kohli", joinedDaysAgo: 139,
      bio: "Writes short, then cuts it in half.",
      education: "BA English, third year",
      skills: ["Content Writing", "Editing", "Social Media Management"],
    },
    {
      key: "prateek.naik", firstName: "Prateek", lastName: "Naik", joinedDaysAgo: 127,
      bio: null,
      education: "B.Des Communication Design, second year",
      skills: ["Graphic Design", "Video Editing"],
    },
    {
      key: "ritika.das", firstName: "Ritika", lastName: "Das", joinedDaysAgo: 121,
      bio: "Translates between Bengali, Hindi and designer.",
      education: "BA Bengali, second year",
      skills: ["Content Writing", "Editing"],
    },
    {
      key: "omkar.patil", firstName: "Omkar", lastName: "Patil", joinedDaysAgo: 80,
      bio: null,
      education: "B.Des Animation, second year",
      skills: ["Video Editing", "Illustration"],
    },
    {
      key: "leela.varghese", firstName: "Leela", lastName: "Varghese", joinedDaysAgo: 26,
      bio: "Here to learn how research becomes a screen.",
      education: "B.Des Foundation, first year",
      skills: ["UI/UX Design"],
    },
  ],
};
