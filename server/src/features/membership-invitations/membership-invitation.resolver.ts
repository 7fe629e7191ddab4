import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { limits } from "../../contract/index.js";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { mailedToken } from "../../graphql/mailed-token.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { Club } from "../clubs/index.js";
import { Profile } from "../profile/index.js";
import { RegistrationReceipt } from "../registration/index.js";
import { Startup } from "../startups/index.js";
import type { InvitationAnswersService } from "./invitation-answers.service.js";
import {
  AcceptMembershipInvitationInput,
  DeclineMembershipInvitationInput,
  InvitePersonInput,
  RegisterInvitedInput,
  ResendMembershipInvitationInput,
  WithdrawMembershipInvitationInput,
} from "./membership-invitation.inputs.js";
import type { MembershipInvitationService } from "./membership-invitation.service.js";
import {
  MembershipInvitation,
  MembershipInvitationConnection,
  MembershipInvitationPreview,
} from "./membership-invitation.type.js";

/** Sending invitations. */
@Resolver()
export class MembershipInvitationResolver {
  constructor(private readonly invitations: MembershipInvitationService) {}

  @Guarded("membershipInvitation.create")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN", "ALREADY_INVITED", "TOO_MANY_INVITATIONS", "RATE_LIMITED")
  @Mutation(() => MembershipInvitation, {
    description:
      "Invites a person by mail to act for the club that the viewer heads, as an officer, or for the startup that " +
      `the viewer owns, as a member. At most ${limits.pendingInvitations} invitations wait at a time. The answer is the ` +
      "same whether or not the address has an account.",
  })
  async invitePerson(
    @Arg("input", { description: "Whom to invite." }) input: InvitePersonInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.invitations.invite(permit, origin, input), info);
  }

  @Guarded("membershipInvitation.resend")
  @Refuses("FORBIDDEN", "NOT_FOUND", "INVITATION_NOT_PENDING", "RATE_LIMITED")
  @Mutation(() => MembershipInvitation, {
    description: `Sends an invitation again, with a new link that works for ${limits.invitationDays} days. The former link stops working.`,
  })
  async resendMembershipInvitation(
    @Arg("input", { description: "The invitation." }) input: ResendMembershipInvitationInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.invitations.resend(permit, origin, input), info);
  }

  @Guarded("membershipInvitation.withdraw")
  @Refuses("FORBIDDEN", "NOT_FOUND", "INVITATION_NOT_PENDING")
  @Mutation(() => ID, { description: "Withdraws an invitation: its link stops working. Returns its id." })
  withdrawMembershipInvitation(
    @Arg("input", { description: "The invitation." }) input: WithdrawMembershipInvitationInput,
    @Permitted() permit: Permit,
  ) {
    return this.invitations.withdraw(permit, input);
  }
}

/** Answering invitations. */
@Resolver()
export class InvitationAnswersResolver {
  constructor(private readonly answers: InvitationAnswersService) {}

  @Guarded("account.declineInvitation")
  @Refuses("INVALID_TOKEN", "EXPIRED_TOKEN", "INVITATION_NOT_PENDING", "RATE_LIMITED")
  @Query(() => MembershipInvitationPreview, {
    description: "The invitation behind a mailed link, readable with the link alone. Reading does not answer it.",
  })
  membershipInvitation(@Arg("token", mailedToken) token: string, @Ctx() context: Context) {
    return this.answers.preview(context, token);
  }

  @Guarded("membershipInvitation.accept")
  @Refuses(
    "INVALID_TOKEN",
    "EXPIRED_TOKEN",
    "INVITATION_NOT_PENDING",
    "INVITED_ANOTHER_ADDRESS",
    "ALREADY_ACTING",
    "WRONG_KIND_OF_ACCOUNT",
    "NOT_IN_THIS_CLUB",
    "FORBIDDEN",
    "RATE_LIMITED",
  )
  @Mutation(() => Profile, {
    description:
      "Accepts an invitation: the viewer acts for the club or startup from the next request on. The viewer's kind of " +
      "user stays the same, and a student stays a student.",
  })
  async acceptMembershipInvitation(
    @Arg("input", { description: "The token from the link." }) input: AcceptMembershipInvitationInput,
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
  declineMembershipInvitation(
    @Arg("input", { description: "The token from the link." }) input: DeclineMembershipInvitationInput,
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
      "Registers the person whom an invitation is for, and accepts it: with the kind of user that the club or " +
      "startup takes, and the address that the link was sent to, which is thereby verified.",
  })
  registerInvited(
    @Arg("input", { description: "The person, and the token from the link." }) input: RegisterInvitedInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.answers.register(permit, origin, input);
  }
}

/** What this feature adds to Club. */
@Resolver(() => Club)
export class ClubInvitationFields {
  @Guarded("club.readInvitations")
  @FieldResolver(() => MembershipInvitationConnection, {
    nullable: true,
    description: "Invitations to become an officer that wait for an answer, newest first. Filled for the head.",
  })
  membershipInvitations(@Args() _page: PageArguments): object | null {
    return declared();
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer can invite officers, and decide what officers may do.",
  })
  viewerCanChangeOfficers(): boolean {
    return declared();
  }
}

/** What this feature adds to Startup. */
@Resolver(() => Startup)
export class StartupInvitationFields {
  @Guarded("startup.readInvitations")
  @FieldResolver(() => MembershipInvitationConnection, {
    nullable: true,
    description: "Invitations to become a member that wait for an answer, newest first. Filled for the owner.",
  })
  membershipInvitations(@Args() _page: PageArguments): object | null {
    return declared();
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer can invite people to act for the startup." })
  viewerCanChangeMembers(): boolean {
    return declared();
  }
}
