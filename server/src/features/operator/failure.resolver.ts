import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { RetryJobInput, RetryMailInput } from "./failure.inputs.js";
import type { FailureService } from "./failure.service.js";
import { FailedJobConnection, FailedMailConnection } from "./failure.type.js";

@Resolver()
export class FailureResolver {
  constructor(private readonly failures: FailureService) {}

  @Guarded("failedMail.read")
  @Query(() => FailedMailConnection, {
    description: "Mails that could not be delivered so far, latest first, for operators; empty for everybody else.",
  })
  failedMails(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("failedJob.read")
  @Query(() => FailedJobConnection, {
    description: "Background jobs that gave up, latest first, for operators; empty for everybody else.",
  })
  failedJobs(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("failedMail.retry")
  @Refuses("NOT_FOUND", "CONFLICT")
  @Mutation(() => ID, {
    description:
      "Tries a failed mail again at once, as an operator, and returns its id. Recorded in the recipient's audit log.",
  })
  retryMail(@Arg("input", { description: "The mail." }) { id }: RetryMailInput, @Permitted() permit: Permit) {
    return this.failures.retryMail(permit, id);
  }

  @Guarded("operator.retryJob")
  @Refuses("NOT_FOUND", "CONFLICT")
  @Mutation(() => ID, { description: "Tries a job that gave up again at once, as an operator, and returns its id." })
  retryJob(@Arg("input", { description: "The job." }) { id }: RetryJobInput, @Permitted() permit: Permit) {
    return this.failures.retryJob(permit, id);
  }
}
