import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from "type-graphql";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { OpenAccountInput, ReopenAccountInput, SuspendAccountInput } from "./operator-account.inputs.js";
import type { OperatorAccountService } from "./operator-account.service.js";
import { OperatorAccount, SuspendedAccountConnection } from "./operator-account.type.js";

@Resolver()
export class OperatorAccountResolver {
  constructor(private readonly accounts: OperatorAccountService) {}

  @Guarded("suspension.read")
  @Query(() => SuspendedAccountConnection, {
    description: "The suspended accounts, latest first, for operators; empty for everybody else.",
  })
  suspendedAccounts(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("operatorAccount.open")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "RATE_LIMITED")
  @Mutation(() => OperatorAccount, {
    description:
      "Opens one account for an operator, by its whole address or its id. A mutation, because each look is recorded " +
      "in the person's audit log. NOT_FOUND for everybody else.",
  })
  async openAccount(
    @Arg("input", { description: "The account." }) input: OpenAccountInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.accounts.open(permit, origin, input), info);
  }

  @Guarded("operatorAccount.suspend")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "ALREADY_SUSPENDED", "OPERATOR_NOT_SUSPENDABLE", "CONFLICT")
  @Mutation(() => OperatorAccount, {
    description:
      "Suspends an account, as an operator: ends its sessions and access tokens at once, lets nobody log in, sends " +
      "its webhooks nothing, and mails the reason to the person.",
  })
  async suspendAccount(
    @Arg("input", { description: "The account and the reason." }) input: SuspendAccountInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.accounts.suspend(permit, input), info);
  }

  @Guarded("operatorAccount.reopen")
  @Refuses("NOT_FOUND", "NOT_SUSPENDED", "CONFLICT")
  @Mutation(() => OperatorAccount, {
    description:
      "Reopens a suspended account, as an operator, and mails the person. Sessions and access tokens that ended stay " +
      "ended.",
  })
  async reopenAccount(
    @Arg("input", { description: "The account." }) { id }: ReopenAccountInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.accounts.reopen(permit, id), info);
  }
}
