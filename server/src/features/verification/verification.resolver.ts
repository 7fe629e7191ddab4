import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { limits } from "../../contract/index.js";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { mailedToken } from "../../graphql/mailed-token.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import type { ConfirmationService } from "./confirmation.service.js";
import {
  CheckVerificationInput,
  ConfirmDomainInput,
  SendVerificationMailInput,
  StartVerificationInput,
} from "./verification.inputs.js";
import type { VerificationService } from "./verification.service.js";
import { DomainConfirmation, VerificationChallenge } from "./verification.type.js";
import type { WaitingDomainService } from "./waiting-domain.service.js";
import { CheckWaitingDomainInput, WaitingDomainConnection } from "./waiting-domain.type.js";

/** Showing that a domain is the club's or startup's. */
@Resolver()
export class VerificationResolver {
  constructor(private readonly verifications: VerificationService) {}

  @Guarded("verification.create")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN", "NO_DOMAIN", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => VerificationChallenge, {
    description:
      "Names the domain that the club which the viewer heads, or the startup which the viewer owns, shows to be its " +
      "own, and returns what to publish. Another domain than before ends its verification; the same one keeps it. " +
      `Unless it is shown within ${limits.verificationPendingDays} days, the text expires.`,
  })
  async startVerification(
    @Arg("input", { description: "The domain." }) input: StartVerificationInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.verifications.start(permit, origin, input), info);
  }

  @Guarded("verification.check")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN", "NOT_FOUND", "DOMAIN_NOT_SHOWN", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => VerificationChallenge, {
    description:
      "Looks for the text in the DNS or on the website, and verifies the domain where it is. The message of " +
      "DOMAIN_NOT_SHOWN says what was found instead. Takes up to eight seconds.",
  })
  async checkVerification(
    @Arg("input", { description: "Where to look." }) input: CheckVerificationInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.verifications.check(permit, origin, input), info);
  }

  @Guarded("verification.sendMail")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN", "NOT_FOUND", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => VerificationChallenge, {
    description:
      `Mails a link to an address at the domain, which verifies it once it is followed, within ` +
      `${limits.verificationMailDays} days. A former link stops working.`,
  })
  async sendVerificationMail(
    @Arg("input", { description: "The address." }) input: SendVerificationMailInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.verifications.sendMail(permit, origin, input), info);
  }

  @Guarded("verification.end")
  @Refuses("FORBIDDEN", "NOT_FOUND", "CONFLICT")
  @Mutation(() => ID, { description: "Ends the verification at once, or gives it up, and returns its id." })
  endVerification(@Permitted() permit: Permit) {
    return this.verifications.end(permit);
  }
}

/** What operators see and do of domains that wait to be shown. */
@Resolver()
export class WaitingDomainResolver {
  constructor(private readonly domains: WaitingDomainService) {}

  @Guarded("waitingDomain.read")
  @Query(() => WaitingDomainConnection, {
    description:
      "Domains that clubs and startups have yet to show, or failed to show again; those that end soonest first. For " +
      "operators; empty for everybody else.",
  })
  waitingDomains(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("waitingDomain.check")
  @Refuses("NOT_FOUND", "DOMAIN_NOT_SHOWN", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => ID, {
    description:
      "Looks for the text of a waiting domain at once, as an operator, and returns the verification's id. The domain " +
      "is verified where the text is found. Otherwise nothing changes, and the message of DOMAIN_NOT_SHOWN says what " +
      "was found instead. Takes up to eleven seconds.",
  })
  checkWaitingDomain(
    @Arg("input", { description: "The domain." }) { id }: CheckWaitingDomainInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.domains.check(permit, origin, id);
  }
}

/** Following a mailed link. */
@Resolver()
export class ConfirmationResolver {
  constructor(private readonly confirmations: ConfirmationService) {}

  @Guarded("account.confirmDomain")
  @Refuses("INVALID_TOKEN", "EXPIRED_TOKEN", "RATE_LIMITED")
  @Query(() => DomainConfirmation, {
    description: "What a mailed link would confirm, for whoever holds the link. Looking confirms nothing.",
  })
  domainConfirmation(@Arg("token", mailedToken) token: string, @Ctx() { origin }: Context) {
    return this.confirmations.preview(origin, token);
  }

  @Guarded("account.confirmDomain")
  @Refuses("INVALID_TOKEN", "EXPIRED_TOKEN", "RATE_LIMITED")
  @Mutation(() => DomainConfirmation, {
    description: "Verifies a domain by a mail that arrived there, with or without an account.",
  })
  confirmDomain(
    @Arg("input", { description: "The token from the link." }) { token }: ConfirmDomainInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.confirmations.confirm(permit, origin, token);
  }
}
