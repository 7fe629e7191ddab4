import { Field, ID, InputType } from "type-graphql";
import { AfterHandover, limits } from "../../contract/index.js";

@InputType({ description: "An offer to hand over the club or startup that the viewer heads or owns." })
export class OfferHandoverInput {
  @Field(() => ID, { description: "The profile id of another person who acts for it." })
  to!: string;

  @Field(() => AfterHandover, { description: "What becomes of the viewer once it is accepted." })
  afterwards!: AfterHandover;
}

@InputType({ description: "The offer to accept." })
export class AcceptHandoverInput {
  @Field(() => ID, { description: "The offer's id. It must have been made to the viewer." })
  id!: string;
}

@InputType({ description: "The offer to decline." })
export class DeclineHandoverInput {
  @Field(() => ID, { description: "The offer's id. It must have been made to the viewer." })
  id!: string;
}

@InputType({ description: "The offer to withdraw." })
export class WithdrawHandoverInput {
  @Field(() => ID, { description: "The offer's id. The club or startup must be the viewer's to hand over." })
  id!: string;
}

@InputType({ description: "The order in which others are asked to take over from a head or owner who is away." })
export class OrderSuccessorsInput {
  @Field(() => [ID], {
    description:
      "Profile ids of officers or members, the first to be asked first; each once, at most " +
      `${limits.successorsPerRequest}. Those left out follow, in the order in which they joined.`,
  })
  profileIds!: string[];
}
