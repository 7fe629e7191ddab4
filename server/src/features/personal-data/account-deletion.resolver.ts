import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver } from "type-graphql";
import { costPoints } from "../../contract/index.js";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { Project } from "../projects/index.js";
import { DeleteAccountInput } from "./account-deletion.inputs.js";
import type { AccountDeletionService } from "./account-deletion.service.js";
import { AccountDeletionPreview } from "./account-deletion.type.js";

@Resolver(() => AccountDeletionPreview)
export class AccountDeletionResolver {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Guarded("account.delete")
  @Query(() => AccountDeletionPreview, {
    description: "What deleting the viewer's account now would do.",
  })
  accountDeletionPreview(@Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @FieldResolver(() => [Project], {
    description:
      `The newest ${costPoints.listWithoutSize} projects in progress that the viewer's startup offers or the ` +
      "viewer's club works on. The account cannot be deleted while there are any.",
  })
  projectsInProgress(): Project[] {
    return declared();
  }

  @Guarded("account.delete")
  @Refuses("BAD_USER_INPUT", "SUCCESSOR_NEEDED", "WORK_IN_PROGRESS", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description:
      "Deletes the viewer's account and ends all its sessions. accountDeletionPreview lists what is deleted " +
      "and what stays. Always returns true.",
  })
  deleteAccount(
    @Arg("input", { description: "The password and the confirmation." }) input: DeleteAccountInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.deletion.delete(permit, origin, input);
  }
}
