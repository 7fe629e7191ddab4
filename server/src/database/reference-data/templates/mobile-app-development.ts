import { ProjectCategory } from "../../../contract/index.js";
import type { CategoryTemplates } from "../template.types.js";

export const mobileAppDevelopment: CategoryTemplates = {
  category: ProjectCategory.MOBILE_APP_DEVELOPMENT,
  projects: [
    {
      title: "Customer app for Android and iOS",
      brief: {
        build:
          "Build the first release of our customer app from one Flutter code base: sign in with a phone number, browse our catalogue, place and track an order, and reach support. It talks to our existing REST API and ends as a build on the Play Store's internal track and on TestFlight.",
        audience:
          "customers who order from us by phone today, many of them on entry-level Android devices and slow mobile data.",
        success:
          "an order takes under a minute on a mid-range phone, the app opens in under three seconds, every screen behaves without a connection, and five real customers finish an order without help.",
        support:
          "API documentation and a test environment, brand assets and copy, a weekly review with our lead developer, three test phones and the store accounts.",
      },
      skills: ["Flutter", "Mobile Development", "REST APIs", "UI/UX Design"],
      duration: "2-3 months",
      teamSize: 4,
      stipend: "₹10,000 per member on completion",
    },
    {
      title: "Offline-first app for field staff",
      brief: {
        build:
          "Build an Android app that lets our field staff record visits, photos and signatures where there is no network, and synchronises when they are back online. Two people may edit the same visit, so conflicts must be shown and settled rather than overwritten.",
        audience: "about thirty field executives who visit shops and homes all day and write on paper today.",
        success:
          "no record is lost when the phone restarts in the middle of a visit, a day's work synchronises in under two minutes on 3G, and new staff manage a full visit after ten minutes of training.",
        support:
          "a backend developer for the synchronisation endpoints, the present paper forms, two days of shadowing field staff, and a pilot group of five users in the last month.",
      },
      skills: ["Kotlin", "Mobile Development", "SQLite", "REST APIs"],
      duration: "3-6 months",
      teamSize: 4,
      stipend: "₹6,000 per member per month",
    },
    {
      title: "Companion app prototype for a new feature",
      brief: {
        build:
          "Turn one new product idea into a clickable, installable prototype on real phones. It covers the three screens that carry the idea, with sample data instead of a backend, so that we can decide from evidence whether to build it in full.",
        audience: "ten to fifteen existing users who have agreed to try early versions and talk about them.",
        success:
          "every test user completes the main task alone, each screen has a recorded reason for being as it is, and the closing report gives a clear recommendation: build, change or drop.",
        support:
          "the idea on one page, our design system, contact with the test users, and feedback within two working days.",
      },
      skills: ["Flutter", "Mobile Development", "UI/UX Design", "Product Management"],
      duration: "1-2 months",
      teamSize: 3,
      stipend: "₹4,000 per member on completion",
    },
  ],
  deliverables: [
    {
      title: "Scope and screen map",
      description:
        "User stories in order of priority, a map of all screens and the way between them, and what is left out of this release.",
      defaultDuration: 7,
    },
    {
      title: "Clickable design",
      description:
        "High-fidelity screens for the main flows, tried with at least three users, with the changes made after it.",
      defaultDuration: 16,
    },
    {
      title: "Walking skeleton on a real phone",
      description:
        "An installable build in which one complete flow works against the test API, with automatic builds for every change.",
      defaultDuration: 24,
    },
    {
      title: "Feature-complete beta",
      description:
        "All agreed stories in a build handed to testers, with crash reporting switched on and known problems listed.",
      defaultDuration: 42,
    },
    {
      title: "Test report and fixes",
      description:
        "Results from at least five users and the agreed devices, covering slow networks and no network, and a build with the important findings fixed.",
      defaultDuration: 51,
    },
    {
      title: "Release build and handover",
      description:
        "Signed builds in the store's test track, source code with a README that builds from a clean machine, and a one-hour handover session.",
      defaultDuration: 58,
    },
  ],
};
