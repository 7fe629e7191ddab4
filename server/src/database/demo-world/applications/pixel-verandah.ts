import type { DemoCorrespondence } from "../demo-world.types.js";

export const pixelVerandah: DemoCorrespondence = {
  club: "meher.irani",
  applications: [
    {
      project: "booking-for-elders",
      initiatedBy: "club",
      status: "approved",
      team: "verandah-studio",
      createdDaysAgo: 160,
      answeredDaysAgo: 156,
      message:
        "We would spend the first two weeks in waiting rooms and draw nothing. Our last project was a bus timetable that people above seventy could read; we would like to go further.",
    },
    {
      project: "health-leaflets",
      initiatedBy: "club",
      status: "approved",
      team: "storyboard-bench",
      createdDaysAgo: 116,
      answeredDaysAgo: 112,
      message:
        "Two writers, three illustrators and one rule: if our neighbours do not understand it, it is not finished. We attach a fever leaflet that we rewrote to see whether we can.",
    },
    {
      project: "onboarding-redesign",
      initiatedBy: "club",
      status: "approved",
      team: "verandah-studio",
      createdDaysAgo: 41,
      answeredDaysAgo: 38,
      message:
        "Four of ten is a lot of shops, and the reason is rarely where one expects it. We would visit six shops before we open Figma and show you the findings unpolished.",
    },
    {
      project: "graded-stories",
      initiatedBy: "club",
      status: "approved",
      team: "storyboard-bench",
      createdDaysAgo: 38,
      answeredDaysAgo: 35,
      message:
        "We have a writer in Bengali, one in Hindi and four people who draw animals all day. Three pilot stories are yours before you decide anything.",
    },
    {
      project: "mysuru-launch",
      initiatedBy: "club",
      status: "pending",
      team: "storyboard-bench",
      createdDaysAgo: 29,
      answeredDaysAgo: null,
      message:
        "We can make posters and short films that shopkeepers stop for, and would be glad to work beside whoever plans the budget.",
    },
    {
      project: "back-to-school",
      initiatedBy: "club",
      status: "rejected",
      team: "storyboard-bench",
      createdDaysAgo: 15,
      answeredDaysAgo: 12,
      message:
        "We know your stories because we draw them. We could make the posts and films, but would need somebody for the budget and the figures.",
    },
    {
      project: "low-cost-phone-review",
      initiatedBy: "club",
      status: "rejected",
      team: "verandah-studio",
      createdDaysAgo: 9,
      answeredDaysAgo: 7,
      message:
        "Since we redesign your onboarding anyway, we could look at the other flows as well, with large text and a screen reader.",
    },
    {
      project: "first-week-videos",
      initiatedBy: "club",
      status: "pending",
      team: "storyboard-bench",
      createdDaysAgo: 4,
      answeredDaysAgo: null,
      message:
        "Six films, six days, no sound: we already have the storyboard of day one in our heads. Joel edits, Prateek films, and Sanya cuts every sentence in half. Our stories project leaves us two days a week for this.",
    },
    {
      project: "reading-badges",
      initiatedBy: "startup",
      status: "pending",
      team: null,
      createdDaysAgo: 4,
      answeredDaysAgo: null,
      message:
        "The children love your worried animals. Would your studio design the badges, so that they look as if they came from the same forest?",
    },
  ],
};
