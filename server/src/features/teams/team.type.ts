import { Args, Field, ID, Int, ObjectType } from "type-graphql";
import { costPoints } from "../../contract/index.js";
import { connectionOf, Filter, PageArguments } from "../../graphql/connection.js";
import { declared } from "../../graphql/declared.js";
import { Priced } from "../../graphql/priced.js";
import { DateTime } from "../../graphql/scalars.js";
import { Profile } from "../profile/index.js";
import { Club } from "../clubs/index.js";
import { Project, ProjectConnection, ProjectFilter } from "../projects/index.js";
import { Student } from "../students/index.js";

/** A student in a team, or its lead, who may be the club head and no student. */
@ObjectType({ description: "A student in a team, or its lead, who may be the club head and no student." })
export abstract class TeamMember {
  @Field(() => ID, { description: "Names this person in this team." })
  id!: string;

  @Field(() => Profile, { description: "The person." })
  profile!: Profile;

  @Field(() => Student, { nullable: true, description: "What is known of the student; null for the club head." })
  student!: Student | null;

  @Field({ description: "Whether this person leads the team." })
  isLead!: boolean;

  @Field(() => DateTime, { description: "When the person joined; for a head who leads, when the team was created." })
  joinedAt!: Date;
}

export const TeamMemberConnection = connectionOf("TeamMember", () => TeamMember);

/** A team of a club's students. */
@ObjectType({
  description:
    "A team of a club's students. Visible to the club's head, to its members, to a startup while an application " +
    "with it waits for an answer, and to everyone who may see a project it works on.",
})
export abstract class Team {
  @Field(() => ID, { description: "The team's id." })
  id!: string;

  @Field({ description: "The team's name." })
  teamName!: string;

  @Field(() => String, { nullable: true, description: "What the team is for." })
  description!: string | null;

  @Field(() => Club, { description: "The club whose students work in the team." })
  club!: Club;

  @Field(() => Project, {
    nullable: true,
    description:
      "The project wished for when the team was created; grants nothing. Null when there is none or the viewer " +
      "may not see it.",
  })
  project!: Project | null;

  @Field(() => ProjectConnection, {
    description: "The projects that approvals linked to the team, as far as the viewer may see them; newest first.",
  })
  linkedProjects(@Filter(() => ProjectFilter) _filter: ProjectFilter | null, @Args() _page: PageArguments): object {
    return declared();
  }

  @Field(() => Profile, {
    description:
      "Who leads the team: the club head or a member. The club head where a startup may not see the member (yet).",
  })
  teamLead!: Profile;

  @Priced({ self: costPoints.count })
  @Field(() => Int, {
    description:
      "How many people the team has: its students, and the club head where they lead it; for a startup, how many " +
      "of them it may see. " +
      "The same as `members { totalCount }`.",
  })
  memberCount!: number;

  @Field(() => TeamMemberConnection, {
    description:
      "The lead first, then the students by the time they joined. A startup sees those who were in the team when " +
      "it applied, and all of them once it approved the team.",
  })
  members(@Args() _page: PageArguments): object {
    return declared();
  }

  @Field(() => DateTime, { description: "When the team was created." })
  createdAt!: Date;

  @Field({ description: "Whether the viewer may call updateTeam and removeTeamMember." })
  viewerCanUpdate!: boolean;

  @Field({ description: "Whether the viewer may call addTeamMembers." })
  viewerCanAddMember!: boolean;

  @Field({ description: "Whether the viewer may call deleteTeam now: a team with a project or an application stays." })
  viewerCanDelete!: boolean;
}

export const TeamConnection = connectionOf("Team", () => Team);
