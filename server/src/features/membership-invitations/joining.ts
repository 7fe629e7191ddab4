import { IsNull, type EntityManager } from "typeorm";
import { UserType, userTypeLabels } from "../../contract/index.js";
import { past } from "../../database/database-time.js";
import { AppError } from "../../platform/app-error.js";
import { hashToken } from "../../platform/tokens.js";
import type { SignedInViewer } from "../../policy/viewer.js";
import { isUnattended, MembershipEntity, organisationName } from "../memberships/index.js";
import { ProfileEntity } from "../profile/index.js";
import { StudentEntity } from "../students/index.js";
import { MembershipInvitationEntity } from "./membership-invitation.entity.js";

/** An invitation that can still be answered. */
export type OpenInvitation = MembershipInvitationEntity & { organisationName: string };

const notPending: Record<Exclude<MembershipInvitationEntity["status"], "pending">, string> = {
  accepted: "This invitation was already accepted. Log in to see what you act for.",
  declined: "This invitation was declined. Ask for a new one if you changed your mind.",
  withdrawn: "This invitation was withdrawn.",
};

/**
 * The invitation behind a link, without answering it.
 * @throws AppError INVALID_TOKEN, INVITATION_NOT_PENDING, also once the club or startup has closed, EXPIRED_TOKEN.
 */
export async function findByToken(manager: EntityManager, token: string): Promise<OpenInvitation> {
  const tokenHash = hashToken(token);
  const invitation = await manager.findOneBy(MembershipInvitationEntity, { tokenHash });
  if (!invitation) throw new AppError("INVALID_TOKEN", { message: "This link is invalid, or a newer one was sent." });
  if (invitation.status !== "pending")
    throw new AppError("INVITATION_NOT_PENDING", { message: notPending[invitation.status] });
  const name = await organisationName(manager, invitation);
  if (name === null)
    throw new AppError("INVITATION_NOT_PENDING", { message: "The club or startup that invited you has closed." });
  if (await isUnattended(manager, invitation))
    throw new AppError("INVITATION_NOT_PENDING", { message: `${name} takes no one in at the moment.` });
  if (await manager.existsBy(MembershipInvitationEntity, { tokenHash, expiresAt: past() }))
    throw new AppError("EXPIRED_TOKEN", {
      message: `This invitation has expired. Ask ${name} to send it again.`,
    });
  return { ...invitation, organisationName: name };
}

/**
 * Locks what an answer depends on, in the order every write follows: the student, the club or startup, the invitation.
 * @returns the invitation as it is once locked.
 * @throws AppError as {@link findByToken}.
 */
export async function lockByToken(
  manager: EntityManager,
  token: string,
  student: string | null = null,
): Promise<OpenInvitation> {
  const { id, clubId, startupId } = await findByToken(manager, token);
  if (student) await manager.query("select from student_profiles where id = $1 for no key update", [student]);
  await manager.query("select from club_profiles where id = $1 for key share", [clubId]);
  await manager.query("select from startup_profiles where id = $1 for key share", [startupId]);
  await manager.query("select from membership_invitations where id = $1 for update", [id]);
  return findByToken(manager, token);
}

/** What keeps a person from accepting an invitation; null if nothing does. */
export async function obstacleTo(
  manager: EntityManager,
  { id, role }: Pick<SignedInViewer, "id" | "role">,
  invitation: OpenInvitation,
): Promise<AppError | null> {
  const { clubId, startupId, organisationName: wanted } = invitation;
  if (!(await manager.existsBy(ProfileEntity, { id, email: invitation.email })))
    return new AppError("INVITED_ANOTHER_ADDRESS", {
      message: `This invitation is for ${invitation.email}. Log in with the account of that address.`,
    });
  const membership = await manager.findOneBy(MembershipEntity, { profileId: id });
  if (membership) {
    const acted = await organisationName(manager, membership);
    const isSame = membership.clubId === clubId && membership.startupId === startupId;
    return new AppError("ALREADY_ACTING", {
      message: isSame
        ? `You already act for ${acted}.`
        : `You already act for ${acted}, and a person acts for one club or startup only. Leave it first.`,
    });
  }
  if (startupId) {
    if (role === UserType.STARTUP) return null;
    return wrongKind(role, "Only an account of the kind Startup can become a member of a startup");
  }
  if (role === UserType.STARTUP)
    return wrongKind(role, "Only a club head or a student of the club can become an officer");
  if (role === UserType.CLUB_HEAD) return null;
  if (await manager.existsBy(StudentEntity, { id, clubId: clubId!, alumnusSince: IsNull() })) return null;
  return new AppError("NOT_IN_THIS_CLUB", {
    message: `Only students of ${wanted} can become its officers. Join the club with its code first.`,
  });
}

function wrongKind(role: UserType, rule: string): AppError {
  const kind = role.toUpperCase() as keyof typeof UserType;
  return new AppError("WRONG_KIND_OF_ACCOUNT", { message: `${rule}; yours is of the kind ${userTypeLabels[kind]}.` });
}

/** Makes a person act for the club or startup that invited them. */
export async function join(manager: EntityManager, profileId: string, invitation: OpenInvitation): Promise<void> {
  const { clubId, startupId, role } = invitation;
  await manager.insert(MembershipEntity, { profileId, clubId, startupId, role });
  await manager.update(MembershipInvitationEntity, invitation.id, { status: "accepted" });
}
