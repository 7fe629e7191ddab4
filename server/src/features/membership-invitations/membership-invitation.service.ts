import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { emailRules, limits, MembershipRole } from "../../contract/index.js";
import { inSeconds, past } from "../../database/database-time.js";
import type { Origin } from "../../graphql/context.js";
import type { Dependencies } from "../../feature.js";
import { AppError, fieldError, tooManyMails } from "../../platform/app-error.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import { validate } from "../../platform/validate.js";
import { authorize } from "../../policy/authorize.js";
import type { Permit } from "../../policy/permit.js";
import type { SessionViewer } from "../../policy/viewer.js";
import { lockLead, organisationName } from "../memberships/index.js";
import { ProfileEntity } from "../profile/index.js";
import { invitationMail } from "./invitation-mails.js";
import { MembershipInvitationEntity } from "./membership-invitation.entity.js";
import type {
  InvitePersonInput,
  ResendMembershipInvitationInput,
  WithdrawMembershipInvitationInput,
} from "./membership-invitation.inputs.js";

const expiresAt = inSeconds(limits.invitationDays * 86_400);

/** What the head or owner does about invitations. Answering them has a separate service. */
export class MembershipInvitationService {
  constructor(private readonly parts: Dependencies) {}

  /**
   * Invites an address to act for the viewer's club or startup. Says nothing about whether it has an account.
   * @returns the invitation's id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, also for a person who acts for it already,
   *   RATE_LIMITED, ALREADY_INVITED, TOO_MANY_INVITATIONS.
   */
  async invite(permit: Permit, origin: Origin, input: InvitePersonInput): Promise<string> {
    const viewer = permit.session;
    const { email } = await validate(emailRules, input);
    await this.parts.rateLimits.consume("invitePerson", { address: origin.address, account: viewer.id });
    const id = newId();
    const token = randomToken();
    const rows = { first: (manager: EntityManager) => lockLead(manager, viewer), ids: () => [id] };
    await this.parts.database.write(permit, rows, async (manager, { clubId, startupId }) => {
      // Locks the club or startup: of two invitations at once, the second sees the first.
      if (clubId) await authorize(manager, viewer, "club.changeOfficers", clubId);
      if (startupId) await authorize(manager, viewer, "startup.changeMembers", startupId);
      await refuseFellow(manager, email, { clubId, startupId });
      await makeRoom(manager, email, { clubId, startupId });
      await this.requireMailable({ email, clubId, startupId });
      const role = clubId ? MembershipRole.OFFICER : MembershipRole.MEMBER;
      const tokenHash = hashToken(token);
      const invitation = { id, clubId, startupId, role, email, invitedBy: viewer.id, tokenHash };
      await manager.insert(MembershipInvitationEntity, { ...invitation, status: "pending", expiresAt });
      await this.send(manager, viewer, invitation, token);
    });
    return id;
  }

  /**
   * Sends a pending invitation again, with a new link that replaces the former one. @returns its id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED, INVITATION_NOT_PENDING.
   */
  async resend(permit: Permit, origin: Origin, { id }: ResendMembershipInvitationInput): Promise<string> {
    const viewer = permit.session;
    await this.parts.rateLimits.consume("invitePerson", { address: origin.address, account: viewer.id });
    await this.parts.database.write(permit, id, async (manager) => {
      const invitation = await requirePending(manager, id);
      await this.requireMailable(invitation);
      const token = randomToken();
      const change = { tokenHash: hashToken(token), invitedBy: viewer.id, expiresAt };
      await manager.update(MembershipInvitationEntity, id, change);
      await this.send(manager, viewer, invitation, token);
    });
    return id;
  }

  /**
   * Withdraws a pending invitation; its link then says so. @returns its id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVITATION_NOT_PENDING.
   */
  async withdraw(permit: Permit, { id }: WithdrawMembershipInvitationInput): Promise<string> {
    await this.parts.database.write(permit, id, async (manager) => {
      await requirePending(manager, id);
      await manager.update(MembershipInvitationEntity, id, { status: "withdrawn" });
    });
    return id;
  }

  /** @throws AppError RATE_LIMITED if this club or startup mailed the address often. */
  private async requireMailable({ email, clubId, startupId }: Invited & { email: string }): Promise<void> {
    const sender = clubId ?? startupId;
    if (!(await this.parts.rateLimits.mayMail(`membershipInvitation ${sender}`, email))) throw tooManyMails();
  }

  private async send(
    manager: EntityManager,
    { id }: SessionViewer,
    invitation: Pick<MembershipInvitationEntity, "email" | "role" | "clubId" | "startupId">,
    token: string,
  ): Promise<void> {
    const { firstName, lastName } = await manager.findOneByOrFail(ProfileEntity, { id });
    const organisation = (await organisationName(manager, invitation))!;
    const from = { person: `${firstName} ${lastName}`, organisation };
    await this.parts.mail.enqueue(manager, invitationMail(invitation, from, token, this.parts.config.appUrl));
  }
}

/** A club's id, or a startup's; the other is null. */
type Invited = Pick<MembershipInvitationEntity, "clubId" | "startupId">;

/** `column = $1` and its value. */
const ofInvited = ({ clubId, startupId }: Invited) =>
  clubId ? (["club_id = $1", clubId] as const) : (["startup_id = $1", startupId] as const);

/** Those who act for a club or startup know one another's addresses, so this tells nothing new. */
async function refuseFellow(manager: EntityManager, email: string, invited: Invited): Promise<void> {
  const [isOfIt, id] = ofInvited(invited);
  const rows: unknown[] = await manager.query(
    `select 1 from memberships acting join profiles person on person.id = acting.profile_id
     where acting.${isOfIt} and person.email = $2`,
    [id, email],
  );
  if (rows.length > 0) throw fieldError("email", "The person with this address already acts for it.");
}

/** @throws AppError ALREADY_INVITED, unless the link has expired: a new one replaces it. TOO_MANY_INVITATIONS. */
async function makeRoom(manager: EntityManager, email: string, invited: Invited): Promise<void> {
  const [isOfIt, id] = ofInvited(invited);
  const expired = { ...(invited.clubId ? { clubId: invited.clubId } : { startupId: invited.startupId! }), email };
  await manager.delete(MembershipInvitationEntity, { ...expired, status: "pending", expiresAt: past() });
  const [{ count, known }]: [{ count: number; known: boolean }] = await manager.query(
    `select count(*)::integer as count, coalesce(bool_or(email = $2), false) as known
     from membership_invitations where ${isOfIt} and status = 'pending'`,
    [id, email],
  );
  if (known) throw new AppError("ALREADY_INVITED");
  if (count >= limits.pendingInvitations) throw new AppError("TOO_MANY_INVITATIONS");
}

async function requirePending(manager: EntityManager, id: string): Promise<MembershipInvitationEntity> {
  const invitation = await manager.findOneBy(MembershipInvitationEntity, { id, status: "pending" });
  if (!invitation)
    throw new AppError("INVITATION_NOT_PENDING", { message: "This invitation was already answered or withdrawn." });
  return invitation;
}
