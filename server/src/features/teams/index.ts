import type { Feature } from "../../feature.js";
import { TeamEntity, TeamMemberEntity, TeamProjectEntity } from "./team.entity.js";
import { ClubTeamFields, ProjectTeamFields, StudentTeamFields } from "./team.extensions.js";
import { TeamResolver } from "./team.resolver.js";
import { TeamService } from "./team.service.js";
import {
  clubExtensions,
  projectExtensions,
  studentExtensions,
  teamMemberView,
  teamQueries,
  teamView,
} from "./team.view.js";

export { TeamEntity, TeamProjectEntity } from "./team.entity.js";
export { Team } from "./team.type.js";

export const teamsFeature: Feature = {
  entities: [TeamEntity, TeamMemberEntity, TeamProjectEntity],
  views: [teamView, teamMemberView],
  queries: teamQueries,
  extensions: { Club: clubExtensions, Project: projectExtensions, Student: studentExtensions },
  declarations: [ClubTeamFields, ProjectTeamFields, StudentTeamFields],
  resolvers: (dependencies) => [new TeamResolver(new TeamService(dependencies))],
};
