/**
 * What the public pages say about the operator of this installation. Edit before going live: the addresses are reserved
 * examples, and the quotation is fictitious and labelled as such. Nothing names a real person or company.
 */
export const product = {
  name: "Quadwork",
  tagline: "Connect students with startups for real-world projects",
} as const;

export const contact = {
  email: "hello@quadwork.example",
  /** As displayed; `tel:` links use its digits. */
  phone: "+91 80 0000 0000",
  place: "Bengaluru, India",
} as const;

export const socialLinks = [
  { name: "LinkedIn", href: "https://linkedin.example/quadwork" },
  { name: "Instagram", href: "https://instagram.example/quadwork" },
  { name: "X", href: "https://x.example/quadwork" },
] as const;

export const testimonial = {
  quote: "We came for a landing page and left with a tested prototype and two people we would hire.",
  role: "Startup executive",
  note: "Illustrative quote, not a real person",
} as const;

export const productScreen = {
  title: "One page that both sides trust",
  text: "What's due, what's done and what's late: the startup and the team see the same list.",
  alternative:
    "A project's deliverables in Quadwork: cards that are completed, due soon or upcoming, each with its due date.",
  note: "A screenshot of the product with a fictional project",
} as const;

export const features = [
  {
    icon: "match",
    title: "Matching that fits",
    text: "Clubs and startups find each other by skills, interests and project requirements.",
  },
  {
    icon: "progress",
    title: "Projects under control",
    text: "Milestones, tasks and progress in one place, visible to both sides.",
  },
  {
    icon: "template",
    title: "Structured collaboration",
    text: "Start from templates with suggested deliverables, and adapt them to your project.",
  },
  {
    icon: "deadline",
    title: "Deadlines that hold",
    text: "Due dates and reminders show what's coming up and what's late.",
  },
  {
    icon: "review",
    title: "Quality review",
    text: "Startups approve milestones and give feedback while there's still time to act on it.",
  },
  {
    icon: "certificate",
    title: "Certificates for students",
    text: "Finished work earns a certificate and a recommendation that means something.",
  },
] as const;

export const steps = [
  {
    title: "A startup submits a project",
    text: "Requirements, timeline and deliverables, from a template or from scratch.",
  },
  { title: "We match it with clubs", text: "Clubs with the right skills find it, put a team together and apply." },
  {
    title: "Both sides collaborate",
    text: "Milestones, tasks and communication tools keep everyone on the same page.",
  },
  {
    title: "Delivered and certified",
    text: "The team hands over the project, and the students get their certificates.",
  },
] as const;

/** The links under "Features" in the navigation. */
export const featureLinks = [
  { to: "/how-it-works", label: "How It Works", text: "From the first idea to the certificate" },
  { to: "/register?type=club_head", label: "For Clubs", text: "Lead your club into real projects" },
  { to: "/register?type=student", label: "For Students", text: "Build something that gets used" },
  { to: "/register?type=startup", label: "For Startups", text: "Find a motivated team" },
] as const;

export const legalLinks = [
  { to: "/terms", label: "Terms of Service" },
  { to: "/privacy", label: "Privacy Policy" },
  { to: "/cookies", label: "Cookie Policy" },
  { to: "/cookie-preferences", label: "Cookie preferences" },
] as const;
