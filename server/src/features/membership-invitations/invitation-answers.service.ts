import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { invitedRegistrationRules, UserType } from "../../contract/index.js";
import { violates } from "../../database/database.js";
import { databaseNow } from "../../database/database-time.js";
import type { Context, Origin } from "../../graphql/context.js";
import type { Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import { hashPassword } from "../../platform/passwords.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import type { Permit } from "../../policy/permit.js";
import { endRegistrations, lockAddress } from "../account/index.js";
import { ClubEntity } from "../clubs/index.js";
import { leadOf } from "../memberships/index.js";
import { findByEmail, ProfileEntity } from "../profile/index.js";
import type { RegistrationReceipt } from "../registration/index.js";
import { noteAcceptance } from "../terms/index.js";
import { invitationAnsweredMail } from "./invitation-mails.js";
import { findByToken, join, lockByToken, obstacleTo, type OpenInvitation } from "./joining.js";
import { MembershipInvitationEntity } from "./membership-invitation.entity.js";
import type {
  AcceptMembershipInvitationInput,
  DeclineMembershipInvitationInput,
  RegisterInvitedInput,
} from "./membership-invitation.inputs.js";
import type { MembershipInvitationPreview } from "./membership-invitation.type.js";

/** What the holder of an invitation's link does with it. */
export class InvitationAnswersService {
  constructor(private readonly parts: Dependencies) {}

  /** @throws AppError RATE_LIMITED, INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING. */
  async preview(
    { viewer, origin }: Pick<Context, "viewer" | "origin">,
    token: string,
  ): Promise<MembershipInvitationPreview> {
    await this.limit(origin);
    const { manager } = this.parts.database.dataSource;
    const invitation = await findByToken(manager, token);
    const { email, role, organisationName, expiresAt, clubId, invitedBy } = invitation;
    const [club, inviter, known, obstacle] = await Promise.all([
      clubId && manager.findOneBy(ClubEntity, { id: clubId }),
      invitedBy && manager.findOneBy(ProfileEntity, { id: invitedBy }),
      findByEmail(manager, email),
      viewer.role === "anonymous" ? null : obstacleTo(manager, viewer, invitation),
    ]);
    return {
      organisationName,
      collegeName: club ? club.collegeName : null,
      role,
      email,
      expiresAt,
      invitedBy: inviter ? `${inviter.firstName} ${inviter.lastName}` : null,
      hasAccount: Boolean(known[0]?.emailVerifiedAt),
      obstacle: obstacle && obstacle.message,
    };
  }

  /**
   * Makes the viewer act for the club or startup. @returns the viewer's profile id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, as {@link findByToken} and {@link obstacleTo}.
   */
  async accept(permit: Permit, origin: Origin, { token }: AcceptMembershipInvitationInput): Promise<string> {
    const viewer = permit.session;
    await this.limit(origin);
    const first = async (manager: EntityManager) => {
      const student = viewer.role === UserType.STUDENT ? viewer.id : null;
      const invitation = await lockByToken(manager, token, student);
      const obstacle = await obstacleTo(manager, viewer, invitation);
      if (obstacle) throw obstacle;
      return invitation;
    };
    try {
      await this.parts.database.write(permit, { first, ids: ({ id }) => [id] }, async (manager, invitation) => {
        await join(manager, viewer.id, invitation);
        await this.tellLead(manager, invitation, true, await manager.findOneByOrFail(ProfileEntity, { id: viewer.id }));
      });
    } catch (error) {
      throw violates(error, "memberships_pkey") ? new AppError("ALREADY_ACTING") : error;
    }
    return viewer.id;
  }

  /**
   * Declines an invitation, with or without an account.
   * @throws AppError RATE_LIMITED, and as {@link findByToken}.
   */
  async decline(permit: Permit, origin: Origin, { token }: DeclineMembershipInvitationInput): Promise<true> {
    await this.limit(origin);
    await this.parts.database.write(permit, null, async (manager) => {
      const invitation = await lockByToken(manager, token);
      await manager.update(MembershipInvitationEntity, invitation.id, { status: "declined" });
      await this.tellLead(manager, invitation, false);
    });
    return true;
  }

  /**
   * Creates an account that acts for the club or startup. Its address needs no other mail: the link came there. Other
   * registrations that wait for the address end.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED, ALREADY_REGISTERED, and as {@link findByToken}.
   */
  async register(
    permit: Permit,
    origin: Origin,
    { token, ...input }: RegisterInvitedInput,
  ): Promise<RegistrationReceipt> {
    const { password, termsVersion, ...person } = await validate(invitedRegistrationRules, input);
    await this.parts.rateLimits.consume("register", { address: origin.address });
    // Checked before hashing, so that made-up tokens cost nothing.
    const { email, organisationName } = await findByToken(this.parts.database.dataSource.manager, token);
    const passwordHash = await hashPassword(password, { address: origin.address, known: false });
    const id = newId();
    await this.parts.database.write(permit, null, async (manager) => {
      const invitation = await lockByToken(manager, token);
      await lockAddress(manager, email);
      const userType = invitation.clubId ? UserType.CLUB_HEAD : UserType.STARTUP;
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(ProfileEntity)
        .values({ id, ...person, email, passwordHash, userType, emailVerifiedAt: databaseNow })
        .orIgnore()
        .returning("id")
        .execute();
      if ((raw as unknown[]).length === 0) throw new AppError("ALREADY_REGISTERED");
      if (termsVersion) await noteAcceptance(manager, id, termsVersion);
      await endRegistrations(manager, email);
      await join(manager, id, invitation);
      // No one is logged in: the link's holder acts as the person who has just registered.
      const acting = { id, request: { id: origin.requestId } };
      await record(manager, { person: acting, action: "membershipInvitation.accept" }, invitation.id);
      await this.tellLead(manager, invitation, true, person);
    });
    return { email, message: `Your account is ready, and you act for ${organisationName}. Please log in.` };
  }

  private limit(origin: Origin): Promise<void> {
    return this.parts.rateLimits.consume("openInvitation", { address: origin.address });
  }

  private async tellLead(
    manager: EntityManager,
    { clubId, startupId, role, email, organisationName }: OpenInvitation,
    accepted: boolean,
    person?: { firstName: string; lastName: string },
  ): Promise<void> {
    const lead = await manager.findOneByOrFail(ProfileEntity, { id: await leadOf(manager, { clubId, startupId }) });
    const who = person ? `${person.firstName} ${person.lastName}` : email;
    const page = startupId ? "profile" : lead.userType === UserType.STUDENT ? "my-club" : "club-members";
    const peopleUrl = `${this.parts.config.appUrl}/dashboard/${page}`;
    const answer = { accepted, who, role, organisation: organisationName, peopleUrl };
    await this.parts.mail.enqueue(manager, invitationAnsweredMail(lead, answer));
  }
}
