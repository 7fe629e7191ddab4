import {
  actsForClubOf,
  actsForLinkedTeam,
  actsForSome,
  clubAnswers,
  clubApproves,
  clubInitiated,
  ofStudentsClub,
  onProject,
  ownsProject,
  startupAnswers,
  startupApproves,
  startupInitiated,
  takesPartInLinkedTeam,
  visibleProject,
} from "../rules.js";
import { forBoth, forClubs, forStartups, type Cells } from "./cells.js";

/** Projects, their deliverables and applications. */
export const projectCells = {
  "project.read": { anonymous: "never", ...visibleProject },
  "project.create": forStartups(actsForSome),
  "project.update": forStartups(ownsProject),
  "project.complete": forStartups(ownsProject),
  "project.withdraw": forStartups(ownsProject),
  "project.readApplications": forStartups(ownsProject),
  "project.rejectApplications": forStartups(ownsProject),
  "project.invite": forStartups(ownsProject),
  "project.apply": forClubs(actsForSome),
  "project.readDeliverables": {
    anonymous: "never",
    student: takesPartInLinkedTeam,
    club_head: actsForLinkedTeam,
    startup: ownsProject,
  },
  "project.addDeliverable": forBoth(actsForLinkedTeam, ownsProject),

  "deliverable.read": {
    anonymous: "never",
    student: onProject(takesPartInLinkedTeam),
    club_head: onProject(actsForLinkedTeam),
    startup: onProject(ownsProject),
  },
  "deliverable.update": forBoth(onProject(actsForLinkedTeam), onProject(ownsProject)),
  "deliverable.delete": forBoth(onProject(actsForLinkedTeam), onProject(ownsProject)),
  "deliverable.setCompletion": {
    anonymous: "never",
    student: onProject(takesPartInLinkedTeam),
    club_head: onProject(actsForLinkedTeam),
    startup: onProject(ownsProject),
  },

  "application.read": {
    anonymous: "never",
    student: ofStudentsClub,
    club_head: actsForClubOf,
    startup: onProject(ownsProject),
  },
  "application.approve": forBoth(clubApproves, startupApproves),
  "application.reject": forBoth(clubAnswers, startupAnswers),
  "application.withdraw": forBoth(clubInitiated, startupInitiated),
} satisfies Cells<"project" | "deliverable" | "application">;
