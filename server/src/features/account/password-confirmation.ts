import type { EntityManager } from "typeorm";
import type { Dependencies } from "../../feature.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { verifyPassword } from "../../platform/passwords.js";
import type { SignedInViewer } from "../../policy/viewer.js";
import { ProfileEntity } from "../profile/index.js";

/** Asks a signed-in person for the password again, because a stolen session must not suffice for everything. */
export class PasswordConfirmation {
  constructor(private readonly parts: Pick<Dependencies, "database" | "rateLimits">) {}

  /**
   * Checks the password; `field` is the field that a wrong one is reported on.
   * @returns the person's row as it was then, for {@link lockConfirmed} to compare.
   * @throws AppError UNAUTHENTICATED, RATE_LIMITED, BAD_USER_INPUT for a wrong password.
   */
  async confirm(viewer: SignedInViewer, address: string, password: string, field: string): Promise<ProfileEntity> {
    const attempt = { address, account: viewer.id };
    // The session is checked before the response reveals anything about the password.
    const profile = await this.parts.database.readAs(viewer, (manager) =>
      manager.findOneByOrFail(ProfileEntity, { id: viewer.id }),
    );
    await this.parts.rateLimits.consume("confirmPassword", attempt);
    if (!(await verifyPassword(profile.passwordHash, password, { address, known: true })))
      throw fieldError(field, "This is not your current password.");
    await this.parts.rateLimits.forgive("confirmPassword", attempt);
    return profile;
  }
}

/**
 * Locks the row of a person whose password was confirmed.
 * @throws AppError CONFLICT when the password has changed since.
 */
export async function lockConfirmed(manager: EntityManager, confirmed: ProfileEntity): Promise<void> {
  const profile = await manager.findOne(ProfileEntity, {
    where: { id: confirmed.id },
    lock: { mode: "pessimistic_write" },
  });
  if (profile?.passwordHash !== confirmed.passwordHash) throw new AppError("CONFLICT");
}
