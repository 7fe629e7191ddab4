import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const webDevelopment: CategoryTemplates = {
  category: ProjectCategory.WEB_DEVELOPMENT,
  projects: [
    {
      title: "Company website with a content editor",
      brief: {
        build:
          "Replace our one-page site with a fast website of eight to ten pages that our own team can edit without a developer: home, product, customers, pricing, careers, blog and contact. Every page works from 360 px upwards and can be shared with a proper preview.",
        audience: "buyers who compare us with two other vendors, and candidates who look us up before an interview.",
        success:
          "all pages score above 90 for performance and accessibility in Lighthouse on mobile, a colleague publishes a blog post unaided in ten minutes, and enquiries reach our inbox reliably.",
        support:
          "all texts and pictures, brand guidelines, hosting and domain, and one decision maker who answers within a day.",
      },
      skills: ["React", "Node.js", "UI/UX Design", "Accessibility"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹8,000 per member on completion",
    },
    {
      title: "Internal dashboard for daily operations",
      brief: {
        build:
          "Build a web dashboard that shows our operations team what needs attention today: orders that are late, tickets without an owner, stock below its limit. It replaces three spreadsheets and lets people act on a row (assign, comment, close) instead of only reading it.",
        audience: "an operations team of twelve who keep this open on a second screen all day.",
        success:
          "the spreadsheets are switched off at the end, every list answers in under a second with a year of data, roles decide who may change what, and each action leaves a trace of who did it and when.",
        support:
          "a copy of the database with names removed, an operations colleague for two hours a week, code review by our engineers, and a staging server.",
      },
      skills: ["React", "Node.js", "PostgreSQL", "Data Analysis"],
      duration: "2-3 months",
      teamSize: 4,
      stipend: "₹12,000 per member on completion",
    },
    {
      title: "Booking page with online payment",
      brief: {
        build:
          "Build a public page on which customers see free slots, book one, pay by UPI or card through a payment provider's hosted checkout, and receive a confirmation by e-mail. Customers can move or cancel a booking from a link in that e-mail, and staff see the day's bookings.",
        audience: "customers who today call us to book, mostly from their phones and in the evening.",
        success:
          "the same slot can never be sold twice, a booking takes under two minutes on a phone, a failed payment releases the slot, and the whole flow can be used with a keyboard and a screen reader.",
        support:
          "a test account with the payment provider, our rules for slots and refunds, an e-mail service, and weekly feedback from the front desk.",
      },
      skills: ["React", "Node.js", "PostgreSQL", "Payments"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹10,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Requirements and page plan",
      description:
        "Who uses the site for what, the list of pages and views, the technology chosen and why, and the agreed scope.",
      defaultDuration: 5,
    },
    {
      title: "Wireframes and visual direction",
      description:
        "Wireframes for phone and desktop of the main pages, and one page in its final look, approved by us.",
      defaultDuration: 12,
    },
    {
      title: "First flow live on staging",
      description:
        "The most important flow works end to end on a staging address that updates with every merged change.",
      defaultDuration: 22,
    },
    {
      title: "All pages and features complete",
      description:
        "Everything in the agreed scope is on staging with real content, including empty, loading and error states.",
      defaultDuration: 38,
    },
    {
      title: "Quality check",
      description:
        "Automated tests for the main flows, an accessibility and performance report, checks in the agreed browsers, and the findings fixed.",
      defaultDuration: 46,
    },
    {
      title: "Launch and handover",
      description:
        "The site is live; source code, a guide for editors and a guide for developers are handed over, with two weeks of fixes agreed.",
      defaultDuration: 54,
    },
  ],
};
