import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "Names the calendar feed whose address is to stop working." })
export class RevokeCalendarFeedInput {
  @Field(() => ID, { description: "The feed's id." })
  id!: string;
}
