import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { limits } from "../../contract/index.js";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { mailedToken } from "../../graphql/mailed-token.js";
import { Priced } from "../../graphql/priced.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { Club } from "../clubs/index.js";
import { RegistrationReceipt } from "../registration/index.js";
import { Student } from "../students/index.js";
import type { RosterAnswersService } from "./roster-answers.service.js";
import {
  AcceptRosterInvitationInput,
  DeclineRosterInvitationInput,
  ImportRosterInput,
  RegisterInvitedStudentInput,
  ResendRosterInvitationInput,
  WithdrawRosterInvitationInput,
} from "./roster.inputs.js";
import type { RosterService } from "./roster.service.js";
import { RosterInvitation, RosterInvitationConnection, RosterInvitationPreview, RosterRow } from "./roster.type.js";

/** Importing a roster, and the invitations that come of it. */
@Resolver()
export class RosterResolver {
  constructor(private readonly roster: RosterService) {}

  @Priced({ self: limits.rosterRowsPerRequest })
  @Guarded("club.readRoster")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN", "RATE_LIMITED")
  @Query(() => [RosterRow], {
    description: "What `importRoster` would make of each row now. Sends nothing.",
  })
  rosterPreview(
    @Arg("input", { description: "The list of students." }) input: ImportRosterInput,
    @Ctx() context: Context,
  ) {
    return this.roster.preview(context, input);
  }

  @Priced({ self: limits.rosterRowsPerRequest })
  @Guarded("club.importRoster")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN", "RATE_LIMITED")
  @Mutation(() => [RosterRow], {
    description:
      "Invites the students of a list by mail to join the club that the viewer acts for, and says what became of " +
      "each row. A row with a mistake stops no other, and the same list again invites nobody twice. The answer " +
      "is the same whether or not an address has an account.",
  })
  importRoster(
    @Arg("input", { description: "The list of students." }) input: ImportRosterInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.roster.invite(permit, origin, input);
  }

  @Guarded("rosterInvitation.resend")
  @Refuses("FORBIDDEN", "NOT_FOUND", "INVITATION_NOT_PENDING", "RATE_LIMITED")
  @Mutation(() => RosterInvitation, {
    description: `Sends an invitation again, with a new link that works for ${limits.rosterInvitationDays} days. The former link stops working.`,
  })
  async resendRosterInvitation(
    @Arg("input", { description: "The invitation." }) input: ResendRosterInvitationInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.roster.resend(permit, origin, input), info);
  }

  @Guarded("rosterInvitation.withdraw")
  @Refuses("FORBIDDEN", "NOT_FOUND", "INVITATION_NOT_PENDING")
  @Mutation(() => ID, { description: "Withdraws an invitation: its link stops working. Returns its id." })
  withdrawRosterInvitation(
    @Arg("input", { description: "The invitation." }) input: WithdrawRosterInvitationInput,
    @Permitted() permit: Permit,
  ) {
    return this.roster.withdraw(permit, input);
  }
}

/** Answering invitations. */
@Resolver()
export class RosterAnswersResolver {
  constructor(private readonly answers: RosterAnswersService) {}

  @Guarded("account.declineInvitation")
  @Refuses("INVALID_TOKEN", "EXPIRED_TOKEN", "INVITATION_NOT_PENDING", "RATE_LIMITED")
  @Query(() => RosterInvitationPreview, {
    description: "The invitation behind a mailed link, for whoever holds the link. Looking does not answer it.",
  })
  rosterInvitation(@Arg("token", mailedToken) token: string, @Ctx() context: Context) {
    return this.answers.preview(context, token);
  }

  @Guarded("rosterInvitation.accept")
  @Refuses(
    "INVALID_TOKEN",
    "EXPIRED_TOKEN",
    "INVITATION_NOT_PENDING",
    "INVITED_ANOTHER_ADDRESS",
    "WRONG_KIND_OF_ACCOUNT",
    "ALREADY_IN_CLUB",
    "FORBIDDEN",
    "RATE_LIMITED",
  )
  @Mutation(() => Student, {
    description: "Accepts an invitation: the viewer, a student without a club, is a student of the club from then on.",
  })
  async acceptRosterInvitation(
    @Arg("input", { description: "The token from the link." }) input: AcceptRosterInvitationInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.answers.accept(permit, origin, input), info);
  }

  @Guarded("account.declineInvitation")
  @Refuses("INVALID_TOKEN", "EXPIRED_TOKEN", "INVITATION_NOT_PENDING", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description: "Declines an invitation, with or without an account. Always returns true.",
  })
  declineRosterInvitation(
    @Arg("input", { description: "The token from the link." }) input: DeclineRosterInvitationInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.answers.decline(permit, origin, input);
  }

  @Guarded("account.register")
  @Refuses(
    "BAD_USER_INPUT",
    "INVALID_TOKEN",
    "EXPIRED_TOKEN",
    "INVITATION_NOT_PENDING",
    "ALREADY_REGISTERED",
    "RATE_LIMITED",
  )
  @Mutation(() => RegistrationReceipt, {
    description:
      "Registers the student whom an invitation is for, straight into the club and without its code, with the " +
      "address that the link was sent to, which is thereby verified.",
  })
  registerInvitedStudent(
    @Arg("input", { description: "The student, and the token from the link." }) input: RegisterInvitedStudentInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.answers.register(permit, origin, input);
  }
}

/** What this feature adds to Club. */
@Resolver(() => Club)
export class ClubRosterFields {
  @Guarded("club.readRoster")
  @FieldResolver(() => RosterInvitationConnection, {
    nullable: true,
    description:
      "Invitations from imported lists that wait for an answer, newest first. Filled for those who act for the club.",
  })
  rosterInvitations(@Args() _page: PageArguments): object | null {
    return declared();
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer can import a list of students." })
  viewerCanImportRoster(): boolean {
    return declared();
  }
}
