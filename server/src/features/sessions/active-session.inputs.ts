import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "The login on one device that is to end." })
export class EndSessionInput {
  @Field(() => ID, { description: "A session of the signed-in person." })
  id!: string;
}
