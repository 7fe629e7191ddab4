import type { DemoCorrespondence } from "../demo-world.types.js";

export const nightCanteenCoders: DemoCorrespondence = {
  club: "kavya.raghunathan",
  applications: [
    {
      project: "shop-order-page",
      initiatedBy: "club",
      status: "approved",
      team: "web-night-shift",
      createdDaysAgo: 146,
      answeredDaysAgo: 142,
      message:
        "We built the ordering page of our own canteen, which 900 students use at lunch. A page that loads on 3G is exactly the kind of problem we like; we would start with the slowest phone we can find.",
    },
    {
      project: "privacy-readiness",
      initiatedBy: "club",
      status: "approved",
      team: "web-night-shift",
      createdDaysAgo: 91,
      answeredDaysAgo: 88,
      message:
        "Two of us read the data protection act for a seminar and one runs servers for fun. We would begin with a map of where patient data really goes, before anyone talks about policies.",
    },
    {
      project: "offline-reading-app",
      initiatedBy: "club",
      status: "approved",
      team: "canteen-mobile",
      createdDaysAgo: 66,
      answeredDaysAgo: 62,
      message:
        "Offline first is what we practise: our attendance app survives a week without network. We would love to build something that thirty children share, and to visit the school in the first week.",
    },
    {
      project: "stock-count-app",
      initiatedBy: "club",
      status: "approved",
      team: "canteen-mobile",
      createdDaysAgo: 58,
      answeredDaysAgo: 54,
      message:
        "Four Flutter developers, eight old phones and a neighbour with a grocery shop who has already agreed to be our first tester. We can start next Monday and show something every Friday.",
    },
    {
      project: "queue-board",
      initiatedBy: "startup",
      status: "approved",
      team: "queue-board",
      createdDaysAgo: 50,
      answeredDaysAgo: 47,
      message:
        "We liked how you handled the privacy check and need a small, stubborn web page that never goes dark. Would your club take on our queue board?",
    },
    {
      project: "read-aloud-model",
      initiatedBy: "club",
      status: "pending",
      team: "canteen-mobile",
      createdDaysAgo: 43,
      answeredDaysAgo: null,
      message:
        "We are app people rather than model people, but we could make the recorder and the comparison tool on the tablet while another club trains the models.",
    },
    {
      project: "reorder-forecast",
      initiatedBy: "club",
      status: "rejected",
      team: "canteen-mobile",
      createdDaysAgo: 35,
      answeredDaysAgo: 33,
      message:
        "While we build the stock count app we see the data every day. We would like to try a first forecast with it and learn the statistics on the way.",
    },
    {
      project: "no-show-model",
      initiatedBy: "startup",
      status: "rejected",
      team: null,
      createdDaysAgo: 8,
      answeredDaysAgo: 6,
      message:
        "The queue board team knows our data by now. Would some of you like to look at missed appointments next?",
    },
    {
      project: "teacher-portal",
      initiatedBy: "club",
      status: "pending",
      team: "web-night-shift",
      createdDaysAgo: 7,
      answeredDaysAgo: null,
      message:
        "The portal would show what our reading app collects, so we know the figures and the teachers already. Our web team has been free since the privacy check and can start on the first day.",
    },
    {
      project: "reminder-app",
      initiatedBy: "club",
      status: "pending",
      team: "canteen-mobile",
      createdDaysAgo: 6,
      answeredDaysAgo: null,
      message:
        "By the time this starts, the beta of our present project is out and two of us are free. We would test with our own grandparents first; they are strict.",
    },
    {
      project: "low-cost-phone-review",
      initiatedBy: "startup",
      status: "pending",
      team: null,
      createdDaysAgo: 5,
      answeredDaysAgo: null,
      message:
        "You keep a drawer full of old phones and you know our app from the inside. Would you review it for us, this time from the other side?",
    },
  ],
};
