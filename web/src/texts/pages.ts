/** The texts of the public pages about the product. Prices are static: there is no billing. */
export interface Question {
  question: string;
  answer: string;
}

export interface Plan {
  name: string;
  /** As displayed, with its currency. */
  price: string;
  unit: string;
  text: string;
  includes: readonly string[];
  action: { to: string; label: string; primary: boolean };
}

export const about = {
  title: "About Quadwork",
  lead:
    "Our mission is to connect students with startups for real-world projects, so that what students learn on campus " +
    "gets used outside it.",
  groups: [
    {
      icon: "club",
      title: "For clubs",
      text:
        "A club that delivers real projects attracts members, makes a name for itself beyond its college and passes " +
        "on its experience from year to year.",
    },
    {
      icon: "startup",
      title: "For startups",
      text:
        "A motivated team with an accountable club head, clear deliverables, and a first look at people who may " +
        "join you later.",
    },
    {
      icon: "society",
      title: "For society",
      text:
        "Students leave college with proof of what they can do, wherever they study, and good ideas find the people " +
        "they need.",
    },
  ],
} as const;

export const howItWorks = {
  title: "How It Works",
  lead: "Two sides, three steps each, and one project that gets finished.",
  startups: [
    {
      title: "Submit your project",
      text: "Describe requirements, timeline and deliverables. Templates give you a head start.",
    },
    { title: "Choose a club", text: "Read applications, look at the team behind each, and approve the one that fits." },
    {
      title: "Follow and review",
      text: "Watch deliverables get completed, give feedback, and complete the project when it's done.",
    },
  ],
  clubs: [
    { title: "Find a project", text: "Browse open projects by category and by your members' skills." },
    {
      title: "Apply with a team",
      text: "The club head puts a team together and applies with a message on behalf of the club.",
    },
    {
      title: "Deliver and grow",
      text: "Work through the deliverables together and finish with a certificate and a recommendation.",
    },
  ],
  questions: [
    {
      question: "How do I post a project?",
      answer:
        "Register as a startup, choose Create New Project, pick a template or start from scratch, and add the " +
        "deliverables you expect. Your project is open to clubs right away.",
    },
    {
      question: "Who applies to a project?",
      answer:
        "The club head, on behalf of the club and with one of its teams. Interested students ask their " + "club head.",
    },
    {
      question: "How does matching work?",
      answer:
        "Clubs see each open project's category and required skills, and startups can invite a club " +
        "that fits. The startup decides which application to approve.",
    },
    {
      question: "What happens when a project is completed?",
      answer:
        "The startup marks it as completed after reviewing the deliverables. It stays visible to everyone who " +
        "worked on it.",
    },
  ],
} as const satisfies { questions: readonly Question[]; [key: string]: unknown };

export const pricing = {
  title: "Pricing",
  lead: "Simple prices, no upfront cost for clubs, and time to try it out first.",
  plans: [
    {
      name: "Clubs",
      price: "₹50",
      unit: "per member per month",
      text: "For student clubs at colleges.",
      includes: [
        "Apply to any open project",
        "Teams, deliverables and progress",
        "Certificates and recommendations for students",
      ],
      action: { to: "/register?type=club_head", label: "Register your club", primary: true },
    },
    {
      name: "Startups",
      price: "₹2,000",
      unit: "per month",
      text: "For companies with real work to offer.",
      includes: [
        "Post projects from templates",
        "Review applications and invite clubs",
        "Follow deliverables to completion",
      ],
      action: { to: "/register?type=startup", label: "Register your startup", primary: false },
    },
  ],
  questions: [
    { question: "Is there a free trial?", answer: "Yes, 14 days for clubs and startups alike." },
    { question: "How can I pay?", answer: "By card or UPI." },
    {
      question: "Are there discounts for colleges?",
      answer: "Yes, there are educational discounts. Write to us and tell us about your college.",
    },
  ],
} as const satisfies { plans: readonly Plan[]; questions: readonly Question[]; title: string; lead: string };

export const developers = {
  title: "Build on Quadwork",
  lead:
    "One GraphQL API for everything in Quadwork: read projects, clubs and deliverables from your own " +
    "programs, post projects and answer applications.",
} as const;

export const developerEvents = {
  title: "Events",
  lead:
    "Get notified when an application arrives, a deliverable is completed or a project changes status: live over a " +
    "WebSocket, or posted to your server with a signature.",
} as const;

export const schemaReference = {
  title: "Schema reference",
  lead:
    "Every query, mutation and type of the Quadwork API, with who may use it, the scope it needs and the errors it " +
    "returns.",
} as const;
