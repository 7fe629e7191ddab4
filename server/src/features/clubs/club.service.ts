import { clubRules } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import { validateChanges } from "../../platform/validate.js";
import { profilePart, writeProfile } from "../profile/index.js";
import { type Permit } from "../../policy/permit.js";
import { ClubEntity } from "./club.entity.js";
import type { UpdateClubInput } from "./club.inputs.js";
import { takeSecretCode } from "./secret-codes.js";

/** Changes that heads make to their club. */
export class ClubService {
  private readonly database: Database;

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** @returns the club's id. */
  async update(permit: Permit, input: UpdateClubInput): Promise<string> {
    const { clubName, collegeName, description, profile } = await validateChanges(
      clubRules.shape({ profile: profilePart }),
      input,
    );
    const { person: head } = permit;
    await this.database.write(permit, head.id, async (manager) => {
      if (profile) await writeProfile(manager, head, profile);
      await updateGiven(manager, ClubEntity, head.id, {
        clubName,
        collegeName,
        clubType: input.clubType ?? undefined,
        description,
      });
    });
    return head.id;
  }

  /** Replaces the secret code; the old one stops working immediately. @returns the club's id. */
  async rotateSecretCode(permit: Permit): Promise<string> {
    const { id } = permit.person;
    await this.database.write(permit, id, async (manager) => {
      await manager.update(ClubEntity, id, { secretCode: await takeSecretCode(manager) });
    });
    return id;
  }
}
