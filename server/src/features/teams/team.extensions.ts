import { Args, FieldResolver, Int, Resolver } from "type-graphql";
import { costPoints } from "../../contract/index.js";
import { Filter, PageArguments } from "../../graphql/connection.js";
import { declared } from "../../graphql/declared.js";
import { Guarded } from "../../graphql/guarded.js";
import { Priced } from "../../graphql/priced.js";
import { Club } from "../clubs/index.js";
import { Project, ProjectConnection, ProjectFilter } from "../projects/index.js";
import { Student } from "../students/index.js";
import { Team, TeamConnection } from "./team.type.js";

/** Fields this feature adds to Club. */
@Resolver(() => Club)
export class ClubTeamFields {
  @Guarded("club.readTeams")
  @FieldResolver(() => TeamConnection, {
    nullable: true,
    description:
      "The club's teams that the viewer may see, newest first. Filled for those who act for the club and for its " +
      "students.",
  })
  teams(@Args() _page: PageArguments): object | null {
    return declared();
  }

  @Guarded("club.readTeams")
  @FieldResolver(() => ProjectConnection, {
    nullable: true,
    description:
      "The projects that approvals linked to the club's teams, newest first. Filled for those who act for the " +
      "club and for its students.",
  })
  projects(@Filter(() => ProjectFilter) _filter: ProjectFilter | null, @Args() _page: PageArguments): object | null {
    return declared();
  }

  @Priced({ self: costPoints.count })
  @FieldResolver(() => Int, { description: "Number of projects in progress that are linked to a team of this club." })
  activeProjectCount(): number {
    return declared();
  }
}

/** Fields this feature adds to Student. */
@Resolver(() => Student)
export class StudentTeamFields {
  @Guarded("student.setAlumnus")
  @FieldResolver(() => TeamConnection, {
    nullable: true,
    description:
      "The teams that the student leaves on becoming an alumnus, newest first: all but those that have completed a " +
      "project and have nothing ahead. Filled for those who act for the club.",
  })
  teamsToLeave(@Args() _page: PageArguments): object | null {
    return declared();
  }
}

/** Fields this feature adds to Project. */
@Resolver(() => Project)
export class ProjectTeamFields {
  @FieldResolver(() => Team, {
    nullable: true,
    description: "The team linked to the project; null if there is none.",
  })
  team(): Team | null {
    return declared();
  }

  @FieldResolver(() => Int, { description: "Number of teams linked to the project: 0 or 1." })
  linkedTeamCount(): number {
    return declared();
  }
}
