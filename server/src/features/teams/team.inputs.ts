import { Field, ID, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";
import { changesOf, howChangesWork } from "../../graphql/optional-input.js";

@InputType({ description: "What a head says about a team." })
class TeamDetailsInput {
  @Field({ description: `The team's name, at most ${limits.titleLength} characters.` })
  teamName!: string;

  @Field(() => String, {
    nullable: true,
    description: `What the team is for, at most ${limits.descriptionLength} characters; empty is stored as null.`,
  })
  description?: string | null;
}

@InputType({ description: "A new team of the head's own club." })
export class CreateTeamInput extends TeamDetailsInput {
  @Field(() => ID, {
    nullable: true,
    description: "A project the head may see and would like the team to get. Grants nothing.",
  })
  projectId?: string | null;
}

@InputType({ description: `A team as its club's head edits it. ${howChangesWork}` })
export class UpdateTeamInput extends changesOf(TeamDetailsInput) {
  @Field(() => ID, { description: "The team." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Who leads the team from now on: a member of it or the club head; null for the club head.",
  })
  teamLeadId?: string | null;
}

@InputType({ description: "Which team goes." })
export class DeleteTeamInput {
  @Field(() => ID, { description: "A team without a project and without an application." })
  id!: string;
}

@InputType({ description: "Students to add to a team; all are added or none." })
export class AddTeamMembersInput {
  @Field(() => ID, { description: "The team that they join." })
  teamId!: string;

  @Field(() => [ID], {
    description: `1 to ${limits.membersPerRequest} students of the head's own club who are not in the team.`,
  })
  studentIds!: string[];
}

@InputType({ description: "Which student leaves which team." })
export class RemoveTeamMemberInput {
  @Field(() => ID, { description: "The team that the student leaves." })
  teamId!: string;

  @Field(() => ID, { description: "A student in the team." })
  studentId!: string;
}
