import type { DemoCorrespondence } from "../demo-world.types.js";

export const signalRoom: DemoCorrespondence = {
  club: "ishaan.borthakur",
  applications: [
    {
      project: "what-children-read",
      initiatedBy: "club",
      status: "approved",
      team: "clean-columns",
      createdDaysAgo: 170,
      answeredDaysAgo: 166,
      message:
        "Reading logs are full of tablets left on a page overnight; we would first agree with you what 'reading' means. After that it is survival analysis, which three of us have just learned.",
    },
    {
      project: "basket-analysis",
      initiatedBy: "club",
      status: "approved",
      team: "clean-columns",
      createdDaysAgo: 127,
      answeredDaysAgo: 122,
      message:
        "We like receipts: small, honest and badly spelled. You get a script that cleans them, a list of everything we repaired, and a notebook that you can rerun next quarter.",
    },
    {
      project: "offline-reading-app",
      initiatedBy: "club",
      status: "rejected",
      team: "clean-columns",
      createdDaysAgo: 65,
      answeredDaysAgo: 61,
      message:
        "We know your reading data and would like to learn how the app behind it is made. None of us has published a mobile app yet.",
    },
    {
      project: "read-aloud-model",
      initiatedBy: "club",
      status: "approved",
      team: "model-room",
      createdDaysAgo: 44,
      answeredDaysAgo: 40,
      message:
        "Siddharth works on speech for his thesis, Keerthana is a linguist who speaks both languages. We promise a plain comparison first and an honest list of what the model must not be used for.",
    },
    {
      project: "reorder-forecast",
      initiatedBy: "club",
      status: "approved",
      team: "model-room",
      createdDaysAgo: 36,
      answeredDaysAgo: 33,
      message:
        "Forty products in each shop is little data per product and a lot together, so we would pool them. Expect the shopkeepers' own rule as our baseline; it is usually hard to beat.",
    },
    {
      project: "follow-up-report",
      initiatedBy: "club",
      status: "approved",
      team: "clean-columns",
      createdDaysAgo: 33,
      answeredDaysAgo: 30,
      message:
        "One page, one minute, one question. We would define the figures with your doctors before we touch the data, and let two of us compute each one independently.",
    },
    {
      project: "low-cost-phone-review",
      initiatedBy: "club",
      status: "pending",
      team: "clean-columns",
      createdDaysAgo: 8,
      answeredDaysAgo: null,
      message:
        "We can measure rather than guess: taps, time and errors for each flow, with twenty people and ten phones. For the screen reader part we would ask a friend who uses one every day.",
    },
    {
      project: "reminder-app",
      initiatedBy: "club",
      status: "pending",
      team: "model-room",
      createdDaysAgo: 8,
      answeredDaysAgo: null,
      message:
        "We would like to find out which reminders help at all before the app sends more of them, and build the first version together with a mobile team.",
    },
    {
      project: "no-show-model",
      initiatedBy: "club",
      status: "pending",
      team: "model-room",
      createdDaysAgo: 7,
      answeredDaysAgo: null,
      message:
        "That fairness matters more to you than the last point of accuracy is why we apply. We would report errors by age, language and distance from the first baseline on.",
    },
    {
      project: "teacher-portal",
      initiatedBy: "club",
      status: "pending",
      team: "clean-columns",
      createdDaysAgo: 5,
      answeredDaysAgo: null,
      message:
        "Rahul builds dashboards that answer one question well, and we know your reading data from the study. We would start with paper sketches and two teachers.",
    },
    {
      project: "clinic-survey",
      initiatedBy: "startup",
      status: "pending",
      team: null,
      createdDaysAgo: 3,
      answeredDaysAgo: null,
      message:
        "The figures for our follow-up report are the clearest we have seen. Could your club design the survey and its sample, and find the interviewers with us?",
    },
  ],
};
