import { Field, ID, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";
import { changesOf, howChangesWork } from "../../graphql/optional-input.js";

@InputType({ description: "The details of a team." })
class TeamDetailsInput {
  @Field({ description: `The team's name, at most ${limits.titleLength} characters.` })
  teamName!: string;

  @Field(() => String, {
    nullable: true,
    description: `Description, at most ${limits.descriptionLength} characters; empty text is stored as null.`,
  })
  description?: string | null;
}

@InputType({ description: "A new team in the viewer's club." })
export class CreateTeamInput extends TeamDetailsInput {
  @Field(() => ID, {
    nullable: true,
    description: "The project the team would like to get. It must be visible to the viewer and grants nothing.",
  })
  projectId?: string | null;
}

@InputType({ description: `Changes to a team. ${howChangesWork}` })
export class UpdateTeamInput extends changesOf(TeamDetailsInput) {
  @Field(() => ID, { description: "The id of the team to change." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "The new lead: a member of the team or the club head. Null makes the club head the lead.",
  })
  teamLeadId?: string | null;
}

@InputType({ description: "The unused team to delete." })
export class DeleteTeamInput {
  @Field(() => ID, { description: "The team's id. The team must have no project and no application." })
  id!: string;
}

@InputType({ description: "Students to add to a team. All are added, or none." })
export class AddTeamMembersInput {
  @Field(() => ID, { description: "The team to add them to." })
  teamId!: string;

  @Field(() => [ID], {
    description: `The students: 1 to ${limits.membersPerRequest}, from the viewer's club and not yet in the team.`,
  })
  studentIds!: string[];
}

@InputType({ description: "The student to remove from a team." })
export class RemoveTeamMemberInput {
  @Field(() => ID, { description: "The team the student leaves." })
  teamId!: string;

  @Field(() => ID, { description: "A student in the team." })
  studentId!: string;
}
