import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "The viewer's session to end." })
export class EndSessionInput {
  @Field(() => ID, { description: "The id of one of the viewer's sessions." })
  id!: string;
}
