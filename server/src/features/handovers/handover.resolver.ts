import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import { limits } from "../../contract/index.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { Profile } from "../profile/index.js";
import {
  AcceptHandoverInput,
  DeclineHandoverInput,
  OfferHandoverInput,
  OrderSuccessorsInput,
  WithdrawHandoverInput,
} from "./handover.inputs.js";
import type { HandoverService } from "./handover.service.js";
import { Handover } from "./handover.type.js";

@Resolver()
export class HandoverResolver {
  constructor(private readonly handovers: HandoverService) {}

  @Guarded("membership.handOver")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN", "HANDOVER_ALREADY_OFFERED", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => Handover, {
    description:
      "Offers the club that the viewer heads, or the startup that the viewer owns, to another person who acts for " +
      `it. The offer stands for ${limits.handoverDays} days; one can stand at a time.`,
  })
  async offerHandover(
    @Arg("input", { description: "The offer." }) input: OfferHandoverInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.handovers.offer(permit, origin, input), info);
  }

  @Guarded("handover.accept")
  @Refuses("NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Profile, {
    description:
      "Makes the viewer, to whom it was offered, the head of the club or the owner of the startup, and returns the " +
      "viewer. The one before becomes an officer or member, or leaves, as they chose.",
  })
  async acceptHandover(
    @Arg("input", { description: "The offer." }) { id }: AcceptHandoverInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.handovers.accept(permit, id), info);
  }

  @Guarded("handover.decline")
  @Refuses("NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => ID, { description: "Declines an offer that was made to the viewer, and returns its id." })
  declineHandover(
    @Arg("input", { description: "The offer." }) { id }: DeclineHandoverInput,
    @Permitted() permit: Permit,
  ) {
    return this.handovers.decline(permit, id);
  }

  @Guarded("handover.withdraw")
  @Refuses("NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => ID, {
    description:
      "Withdraws the offer to hand the viewer's club or startup over, also one made because the viewer was away, and " +
      "returns its id.",
  })
  withdrawHandover(
    @Arg("input", { description: "The offer." }) { id }: WithdrawHandoverInput,
    @Permitted() permit: Permit,
  ) {
    return this.handovers.withdraw(permit, id);
  }

  @Guarded("membership.orderSuccessors")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Profile, {
    description:
      `Sets in which order the others are asked to take over once the viewer, who heads the club or owns the startup, ` +
      `has not been seen for ${limits.absenceDays} days. Returns the viewer.`,
  })
  async orderSuccessors(
    @Arg("input", { description: "The order." }) input: OrderSuccessorsInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.handovers.orderSuccessors(permit, input), info);
  }
}
