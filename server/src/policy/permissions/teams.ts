import { actsForClubOf, shownToStartup, visibleTeam } from "../rules.js";
import { forClubs, noOne, type Cells } from "./cells.js";

/** Teams and their members. */
export const teamCells = {
  "team.read": { anonymous: "never", ...visibleTeam },
  "team.list": { ...noOne, student: "always", club_head: "always" },
  "team.update": forClubs(actsForClubOf),
  "team.addMember": forClubs(actsForClubOf),
  "team.removeMember": forClubs(actsForClubOf),
  "team.delete": forClubs(actsForClubOf),
  "team.apply": forClubs(actsForClubOf),

  // A place in a team is only reached through a team that may be seen.
  "teamMember.read": { anonymous: "never", student: "always", club_head: "always", startup: shownToStartup },
} satisfies Cells<"team" | "teamMember">;
