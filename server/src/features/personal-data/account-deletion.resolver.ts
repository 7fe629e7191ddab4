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
    description: "What would happen if the signed-in person deleted their account now.",
  })
  accountDeletionPreview(@Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @FieldResolver(() => [Project], {
    description:
      `The newest ${costPoints.listWithoutSize} of the projects in progress that the person's startup offers or the ` +
      "person's club works on. While there are any, the account cannot be deleted.",
  })
  projectsInProgress(): Project[] {
    return declared();
  }

  @Guarded("account.delete")
  @Refuses("BAD_USER_INPUT", "SUCCESSOR_NEEDED", "WORK_IN_PROGRESS", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description:
      "Deletes the signed-in person's account and ends all their sessions. accountDeletionPreview tells what goes " +
      "and what stays. Always true.",
  })
  deleteAccount(
    @Arg("input", { description: "Password and confirmation." }) input: DeleteAccountInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.deletion.delete(permit, origin, input);
  }
}
