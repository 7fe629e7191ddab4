import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { invitedStudentRules, UserType } from "../../contract/index.js";
import { databaseNow } from "../../database/database-time.js";
import type { Context, Origin } from "../../graphql/context.js";
import type { Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import { hashPassword } from "../../platform/passwords.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import type { Permit } from "../../policy/permit.js";
import { endRegistrations, lockAddress } from "../account/index.js";
import { findByEmail, ProfileEntity } from "../profile/index.js";
import type { RegistrationReceipt } from "../registration/index.js";
import { noteAcceptance } from "../terms/index.js";
import { StudentEntity } from "../students/index.js";
import { RosterInvitationEntity } from "./roster-invitation.entity.js";
import type {
  AcceptRosterInvitationInput,
  DeclineRosterInvitationInput,
  RegisterInvitedStudentInput,
} from "./roster.inputs.js";
import { findByToken, lockByToken, obstacleTo } from "./roster-joining.js";
import type { RosterInvitationPreview } from "./roster.type.js";

/** What the holder of an invitation's link does with it. */
export class RosterAnswersService {
  constructor(private readonly parts: Dependencies) {}

  /** @throws AppError RATE_LIMITED, INVALID_TOKEN, EXPIRED_TOKEN, INVITATION_NOT_PENDING. */
  async preview(
    { viewer, origin }: Pick<Context, "viewer" | "origin">,
    token: string,
  ): Promise<RosterInvitationPreview> {
    await this.limit(origin);
    const { manager } = this.parts.database.dataSource;
    const open = await findByToken(manager, token);
    const { email, firstName, lastName, education, expiresAt, invitedBy } = open.invitation;
    const [inviter, known, obstacle] = await Promise.all([
      invitedBy && manager.findOneBy(ProfileEntity, { id: invitedBy }),
      findByEmail(manager, email),
      viewer.role === "anonymous" ? null : obstacleTo(manager, viewer, open),
    ]);
    return {
      clubName: open.club.clubName,
      collegeName: open.club.collegeName,
      invitedBy: inviter ? `${inviter.firstName} ${inviter.lastName}` : null,
      email,
      firstName,
      lastName,
      education,
      expiresAt,
      hasAccount: Boolean(known[0]?.emailVerifiedAt),
      obstacle: obstacle && obstacle.message,
    };
  }

  /**
   * Makes the viewer a student of the club. @returns the student's id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, as {@link findByToken} and {@link obstacleTo}.
   */
  async accept(permit: Permit, origin: Origin, { token }: AcceptRosterInvitationInput): Promise<string> {
    const viewer = permit.session;
    await this.limit(origin);
    const first = async (manager: EntityManager) => {
      const student = viewer.role === UserType.STUDENT ? viewer.id : null;
      const open = await lockByToken(manager, token, student);
      const obstacle = await obstacleTo(manager, viewer, open);
      if (obstacle) throw obstacle;
      return open;
    };
    await this.parts.database.write(
      permit,
      { first, ids: ({ invitation }) => [invitation.id] },
      async (manager, { invitation, club }) => {
        await manager.update(StudentEntity, viewer.id, { clubId: club.id });
        await manager.update(RosterInvitationEntity, invitation.id, { status: "accepted" });
      },
    );
    return viewer.id;
  }

  /**
   * Declines an invitation, with or without an account.
   * @throws AppError RATE_LIMITED, and as {@link findByToken}.
   */
  async decline(permit: Permit, origin: Origin, { token }: DeclineRosterInvitationInput): Promise<true> {
    await this.limit(origin);
    await this.parts.database.write(permit, null, async (manager) => {
      const { invitation } = await lockByToken(manager, token);
      await manager.update(RosterInvitationEntity, invitation.id, { status: "declined" });
    });
    return true;
  }

  /**
   * Creates a student's account in the club. Its address needs no other mail: the link came there. Other registrations
   * that wait for the address end.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED, ALREADY_REGISTERED, and as {@link findByToken}.
   */
  async register(
    permit: Permit,
    origin: Origin,
    { token, ...input }: RegisterInvitedStudentInput,
  ): Promise<RegistrationReceipt> {
    const { password, termsVersion, education, resumeUrl, skills, ...person } = await validate(
      invitedStudentRules,
      input,
    );
    await this.parts.rateLimits.consume("register", { address: origin.address });
    // Checked before hashing, so that made-up tokens cost nothing.
    const { invitation, club } = await findByToken(this.parts.database.dataSource.manager, token);
    const { email } = invitation;
    const passwordHash = await hashPassword(password, { address: origin.address, known: false });
    const id = newId();
    await this.parts.database.write(permit, null, async (manager) => {
      await lockByToken(manager, token);
      await lockAddress(manager, email);
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(ProfileEntity)
        .values({ id, ...person, email, passwordHash, userType: UserType.STUDENT, emailVerifiedAt: databaseNow })
        .orIgnore()
        .returning("id")
        .execute();
      if ((raw as unknown[]).length === 0) throw new AppError("ALREADY_REGISTERED");
      if (termsVersion) await noteAcceptance(manager, id, termsVersion);
      await manager.insert(StudentEntity, { id, clubId: club.id, education, resumeUrl, skills });
      await endRegistrations(manager, email);
      await manager.update(RosterInvitationEntity, invitation.id, { status: "accepted" });
      // No one is logged in: the link's holder acts as the person who has just registered.
      const acting = { id, request: { id: origin.requestId } };
      await record(manager, { person: acting, action: "rosterInvitation.accept" }, invitation.id);
    });
    return { email, message: `Your account is ready, and you are a student of ${club.clubName}. Please log in.` };
  }

  private limit(origin: Origin): Promise<void> {
    return this.parts.rateLimits.consume("openInvitation", { address: origin.address });
  }
}
