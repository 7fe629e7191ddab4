import type { EntityManager } from "typeorm";
import { accountDeletionRules, MembershipRole, normalEmail, UserType } from "../../contract/index.js";
import { type Origin } from "../../graphql/context.js";
import { type Dependencies } from "../../feature.js";
import { fieldError } from "../../platform/app-error.js";
import { validate } from "../../platform/validate.js";
import { accountDeletedMail, lockConfirmed, PasswordConfirmation } from "../account/index.js";
import { ProfileEntity } from "../profile/index.js";
import { type Permit } from "../../policy/permit.js";
import type { SignedInViewer } from "../../policy/viewer.js";
import { leaveLead, MembershipEntity } from "../memberships/index.js";
import { leaveTeams } from "../students/index.js";
import type { DeleteAccountInput } from "./account-deletion.inputs.js";
import { closeClub, closeStartup } from "./closing.js";

/**
 * What has to be deleted or handed over before a person can be deleted. The membership is locked first, so that no one
 * makes the person a head or an owner in the meantime.
 */
async function takeLeave(parts: Dependencies, manager: EntityManager, { id, role }: SignedInViewer): Promise<void> {
  const membership = await manager.findOne(MembershipEntity, {
    where: { profileId: id },
    lock: { mode: "pessimistic_write" },
  });
  if (membership?.role === MembershipRole.HEAD) await closeClub(manager, membership.clubId!, id);
  else if (membership?.role === MembershipRole.OWNER) await closeStartup(manager, membership.startupId!, id);
  else if (membership) await leaveLead(parts, manager, membership);
  if (role !== UserType.STUDENT) return;
  await manager.query("select from student_profiles where id = $1 for update", [id]);
  await leaveTeams(manager, id);
}

/**
 * Deletes the invitations that the person accepted, or that come from the club they study in. All others are their
 * club's or startup's: they end like those of an address without an account. If they vanished, or an import answered
 * otherwise than before, the sender would learn that the address had one.
 */
async function deleteInvitations(manager: EntityManager, id: string): Promise<void> {
  const isForPerson = "email = (select email from profiles where id = $1)";
  await manager.query(`delete from membership_invitations where ${isForPerson} and status = 'accepted'`, [id]);
  await manager.query(
    `delete from roster_invitations where ${isForPerson}
       and (status = 'accepted' or club_id = (select club_id from student_profiles where id = $1))`,
    [id],
  );
}

/**
 * Account deletion. Running projects must be completed first. Completed ones stay for the other side without the
 * person's name, and everything else is deleted, in one transaction.
 */
export class AccountDeletionService {
  constructor(
    private readonly parts: Dependencies,
    private readonly confirmation = new PasswordConfirmation(parts),
  ) {}

  /** @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, SUCCESSOR_NEEDED, WORK_IN_PROGRESS, CONFLICT. */
  async delete(permit: Permit, origin: Origin, input: DeleteAccountInput): Promise<true> {
    const viewer = permit.session;
    const { password, confirmation } = await validate(accountDeletionRules, input);
    const person = await this.confirmation.confirm(viewer, origin.address, password, "password");
    if (normalEmail(confirmation) !== person.email)
      throw fieldError("confirmation", "This is not the email address of your account.");
    await this.parts.database.write(permit, null, async (manager) => {
      await takeLeave(this.parts, manager, viewer);
      await lockConfirmed(manager, person);
      await deleteInvitations(manager, viewer.id);
      // Sessions, tokens, factors, a student's profile and the membership go with the person.
      await manager.delete(ProfileEntity, viewer.id);
      await manager.query("delete from contact_messages where lower(email) = lower($1)", [person.email]);
      await manager.query("delete from reports where target_type = 'person' and target_id = $1", [viewer.id]);
      await manager.query("delete from outbox_mails where lower(recipient) = lower($1)", [person.email]);
      await this.parts.mail.enqueue(manager, accountDeletedMail(person, this.parts.config.appUrl));
    });
    return true;
  }
}
