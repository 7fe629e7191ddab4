/** What was done, as the end of a sentence that begins with a name. */
const deeds: Record<string, string> = {
  "accessToken.create": "created an access token",
  "accessToken.revoke": "revoked an access token",
  "profile.update": "changed a profile",
  "student.update": "changed studies and skills",
  "student.removeFromClub": "removed a student from the club",
  "club.update": "changed the club",
  "club.createTeam": "created a team",
  "startup.update": "changed the company",
  "project.create": "created a project",
  "project.update": "changed a project",
  "project.complete": "completed a project",
  "project.withdraw": "withdrew a project",
  "project.rejectApplications": "rejected the other applications for a project",
  "project.invite": "invited a club to a project",
  "project.apply": "applied for a project",
  "project.addDeliverable": "added a deliverable",
  "deliverable.update": "changed a deliverable",
  "deliverable.delete": "deleted a deliverable",
  "deliverable.setCompletion": "marked a deliverable",
  "team.update": "changed a team",
  "team.addMember": "added students to a team",
  "team.removeMember": "removed a student from a team",
  "team.delete": "deleted a team",
  "team.apply": "put a team forward for a project",
  "application.approve": "approved an application",
  "application.reject": "rejected an application",
  "application.withdraw": "withdrew an application",
};

/** What was done; an action that is newer than this page is named as the API names it. */
export const deedOf = (action: string): string => deeds[action] ?? `did ${action}`;
