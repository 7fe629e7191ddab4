import { Field, Int, ObjectType } from "type-graphql";
import { CalendarDate } from "../../graphql/scalars.js";

/** What happened on one day. */
@ObjectType({ description: "What happened on one day, in the installation's time zone." })
export class OperatorDay {
  @Field(() => CalendarDate, { description: "Which day is counted, as YYYY-MM-DD." })
  day!: string;

  @Field(() => Int, { description: "Students who registered and have verified their address." })
  students!: number;

  @Field(() => Int, { description: "Club heads, likewise." })
  clubHeads!: number;

  @Field(() => Int, { description: "Startups, likewise." })
  startups!: number;

  @Field(() => Int, { description: "Projects posted." })
  projects!: number;

  @Field(() => Int, { description: "Applications that clubs sent." })
  applications!: number;

  @Field(() => Int, { description: "Invitations that startups sent." })
  invitations!: number;
}
