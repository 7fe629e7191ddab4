import type { DemoCorrespondence } from "../demo-world.types.js";

export const marginNotes: DemoCorrespondence = {
  club: "rohan.deshpande",
  applications: [
    {
      project: "parents-study",
      initiatedBy: "club",
      status: "approved",
      team: "field-notes",
      createdDaysAgo: 136,
      answeredDaysAgo: 131,
      message:
        "Between us we interview in six languages, and we have done forty conversations in a month before. We would send you the guide after a week and start in the town where two of us grew up.",
    },
    {
      project: "leaving-shops",
      initiatedBy: "club",
      status: "approved",
      team: "field-notes",
      createdDaysAgo: 105,
      answeredDaysAgo: 101,
      message:
        "People who left tell the truth if nobody tries to win them back. We would not wear your T-shirts, bring sweets, and listen. One of us comes from a family of shopkeepers.",
    },
    {
      project: "school-partnerships",
      initiatedBy: "club",
      status: "approved",
      team: "ledger-lines",
      createdDaysAgo: 101,
      answeredDaysAgo: 97,
      message:
        "We would model the three ways side by side with the same assumptions and have each one attacked by a member who did not build it. No stipend needed, a visit to a school would be great.",
    },
    {
      project: "mysuru-launch",
      initiatedBy: "club",
      status: "approved",
      team: "ledger-lines",
      createdDaysAgo: 30,
      answeredDaysAgo: 27,
      message:
        "Two of us are from Mysuru and know which tea stall the shopkeepers meet at. We would spend a tenth of the budget in the first week on six small tests and the rest on what works.",
    },
    {
      project: "clinic-survey",
      initiatedBy: "club",
      status: "rejected",
      team: "field-notes",
      createdDaysAgo: 17,
      answeredDaysAgo: 14,
      message:
        "We have the interviewers but could only travel on weekends until the exams are over; we hope that a start in three weeks is still useful to you.",
    },
    {
      project: "back-to-school",
      initiatedBy: "club",
      status: "pending",
      team: "ledger-lines",
      createdDaysAgo: 10,
      answeredDaysAgo: null,
      message:
        "From the study with forty families we know what parents worry about in June and which words they use. We would turn that into a campaign that sounds like them.",
    },
    {
      project: "second-city-plan",
      initiatedBy: "club",
      status: "approved",
      team: "ledger-lines",
      createdDaysAgo: 10,
      answeredDaysAgo: 4,
      message:
        "We compare cities by calling people in them. Expect a table with sources after two weeks, one recommendation after six, and the signals that would make us change our minds.",
    },
    {
      project: "first-week-videos",
      initiatedBy: "club",
      status: "pending",
      team: "field-notes",
      createdDaysAgo: 3,
      answeredDaysAgo: null,
      message:
        "We are not film makers, but we sat in twenty-five of your shops. We could write the scripts and find the shopkeepers, together with a design club that holds the camera.",
    },
    {
      project: "library-handbook",
      initiatedBy: "startup",
      status: "pending",
      team: null,
      createdDaysAgo: 1,
      answeredDaysAgo: null,
      message:
        "Your report on families was a pleasure to read. We need the same patience for our reading corners: would you watch four volunteers and write down what works?",
    },
  ],
};
