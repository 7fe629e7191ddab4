import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "A person who acts for the viewer's club or startup." })
export class EndMembershipInput {
  @Field(() => ID, { description: "The person's id, also that of the membership." })
  profileId!: string;
}
