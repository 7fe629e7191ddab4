import type { GraphQLResolveInfo } from "graphql";
import { Ctx, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { Profile } from "../profile/index.js";
import type { LeaveService } from "./leave.service.js";

@Resolver()
export class LeaveResolver {
  constructor(private readonly leaving: LeaveService) {}

  @Guarded("membership.leave")
  @Refuses("FORBIDDEN", "SUCCESSOR_NEEDED", "WORK_IN_PROGRESS", "CONFLICT")
  @Mutation(() => Profile, {
    description:
      "Ends the viewer's membership of the club or startup that they act for, and returns the viewer. A head or " +
      "owner can leave as the last person who acts for it; it closes with that, as accountDeletionPreview tells. A " +
      "student stays a student of the club, unless it closes.",
  })
  async leaveOrganisation(@Permitted() permit: Permit, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.row(await this.leaving.leave(permit), info);
  }
}
