import type { EntityManager } from "typeorm";
import { UserType, userTypeLabels } from "../../contract/index.js";
import { past } from "../../database/database-time.js";
import { AppError } from "../../platform/app-error.js";
import { hashToken } from "../../platform/tokens.js";
import type { SignedInViewer } from "../../policy/viewer.js";
import { ClubEntity } from "../clubs/index.js";
import { ProfileEntity } from "../profile/index.js";
import { StudentEntity } from "../students/index.js";
import { RosterInvitationEntity, type RosterInvitationStatus } from "./roster-invitation.entity.js";

/** An invitation that somebody can still answer, and its club. */
export interface OpenRosterInvitation {
  invitation: RosterInvitationEntity;
  club: ClubEntity;
}

const notPending: Record<Exclude<RosterInvitationStatus, "pending">, string> = {
  accepted: "This invitation was already accepted. Log in to see your club.",
  declined: "This invitation was declined. Ask the club for its code if you changed your mind.",
  withdrawn: "This invitation was withdrawn.",
};

/**
 * The invitation behind a link, without answering it.
 * @throws AppError INVALID_TOKEN, INVITATION_NOT_PENDING, also once the club has closed, EXPIRED_TOKEN.
 */
export async function findByToken(manager: EntityManager, token: string): Promise<OpenRosterInvitation> {
  const tokenHash = hashToken(token);
  const invitation = await manager.findOneBy(RosterInvitationEntity, { tokenHash });
  if (!invitation) throw new AppError("INVALID_TOKEN", { message: "This link is invalid, or a newer one was sent." });
  if (invitation.status !== "pending")
    throw new AppError("INVITATION_NOT_PENDING", { message: notPending[invitation.status] });
  const club = invitation.clubId && (await manager.findOneBy(ClubEntity, { id: invitation.clubId }));
  if (!club) throw new AppError("INVITATION_NOT_PENDING", { message: "The club that invited you has closed." });
  if (club.isUnattended)
    throw new AppError("INVITATION_NOT_PENDING", { message: `${club.clubName} takes no one in at the moment.` });
  if (await manager.existsBy(RosterInvitationEntity, { tokenHash, expiresAt: past() }))
    throw new AppError("EXPIRED_TOKEN", {
      message: `This invitation has expired. Ask ${club.clubName} to send it again.`,
    });
  return { invitation, club };
}

/**
 * Locks what an answer depends on, in the order every write follows: the student, the club, the invitation.
 * @returns the invitation as it is once locked.
 * @throws AppError as {@link findByToken}.
 */
export async function lockByToken(
  manager: EntityManager,
  token: string,
  student: string | null = null,
): Promise<OpenRosterInvitation> {
  const { invitation, club } = await findByToken(manager, token);
  if (student) await manager.query("select from student_profiles where id = $1 for no key update", [student]);
  await manager.query("select from club_profiles where id = $1 for key share", [club.id]);
  await manager.query("select from roster_invitations where id = $1 for update", [invitation.id]);
  return findByToken(manager, token);
}

/** What keeps a person from accepting an invitation; null if nothing does. */
export async function obstacleTo(
  manager: EntityManager,
  { id, role }: Pick<SignedInViewer, "id" | "role">,
  { invitation, club }: OpenRosterInvitation,
): Promise<AppError | null> {
  if (!(await manager.existsBy(ProfileEntity, { id, email: invitation.email })))
    return new AppError("INVITED_ANOTHER_ADDRESS", {
      message: `This invitation is for ${invitation.email}. Log in with the account of that address.`,
    });
  if (role !== UserType.STUDENT) {
    const kind = userTypeLabels[role.toUpperCase() as keyof typeof UserType];
    return new AppError("WRONG_KIND_OF_ACCOUNT", {
      message: `Only an account of the kind Student can join a club as a student; yours is of the kind ${kind}.`,
    });
  }
  const { clubId } = await manager.findOneByOrFail(StudentEntity, { id });
  if (clubId === null) return null;
  const current = await manager.findOneByOrFail(ClubEntity, { id: clubId });
  return new AppError("ALREADY_IN_CLUB", {
    message:
      clubId === club.id
        ? `You already belong to ${current.clubName}.`
        : `You belong to ${current.clubName}, and a student belongs to one club only. Ask its head to take you out first.`,
  });
}
