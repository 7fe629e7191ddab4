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

/** A student in a team, or its lead, who may be the club head instead of a student. */
@ObjectType({ description: "A student in a team, or its lead, who may be the club head instead of a student." })
export abstract class TeamMember {
  @Field(() => ID, { description: "The id of this person's membership." })
  id!: string;

  @Field(() => Profile, { description: "The person." })
  profile!: Profile;

  @Field(() => Student, { nullable: true, description: "The student profile; null for the club head." })
  student!: Student | null;

  @Field({ description: "Whether this person leads the team." })
  isLead!: boolean;

  @Field(() => DateTime, {
    description: "When the person joined; for a head who leads the team, when the team was created.",
  })
  joinedAt!: Date;
}

export const TeamMemberConnection = connectionOf("TeamMember", () => TeamMember);

/** A team of a club's students. */
@ObjectType({
  description:
    "A team of a club's students. Visible to the club's head, to its members, to a startup while an " +
    "application with it is pending, and to everyone who may see a project it works on.",
})
export abstract class Team {
  @Field(() => ID, { description: "The team's id." })
  id!: string;

  @Field({ description: "The team's name." })
  teamName!: string;

  @Field(() => String, { nullable: true, description: "What the team is for." })
  description!: string | null;

  @Field(() => Club, { description: "The team's club." })
  club!: Club;

  @Field(() => Project, {
    nullable: true,
    description:
      "The project the team would like to get, set when it was created; grants nothing. Null if there is " +
      "none or the viewer may not see it.",
  })
  project!: Project | null;

  @Field(() => ProjectConnection, {
    description: "The projects linked to the team and visible to the viewer, newest first.",
  })
  linkedProjects(@Filter(() => ProjectFilter) _filter: ProjectFilter | null, @Args() _page: PageArguments): object {
    return declared();
  }

  @Field(() => Profile, {
    description:
      "The team lead: the club head or a member. A startup that may not see the member (yet) gets the club head.",
  })
  teamLead!: Profile;

  @Priced({ self: costPoints.count })
  @Field(() => Int, {
    description:
      "Number of people in the team: its students, and the club head if they lead it. A startup gets the " +
      "number it may see. Equal to `members { totalCount }`.",
  })
  memberCount!: number;

  @Field(() => TeamMemberConnection, {
    description:
      "The members: the lead first, then the students by the time they joined. A startup sees the students " +
      "who were in the team when it applied, and all of them once it approved the team.",
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

  @Field({
    description:
      "Whether the viewer may call deleteTeam now. A team with a project or an application cannot be deleted.",
  })
  viewerCanDelete!: boolean;
}

export const TeamConnection = connectionOf("Team", () => Team);
