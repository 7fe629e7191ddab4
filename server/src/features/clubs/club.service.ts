import { clubUpdateRules } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import { validateChanges } from "../../platform/validate.js";
import { ownOrganisation } from "../memberships/index.js";
import { profilePart, writeProfile } from "../profile/index.js";
import { authorize } from "../../policy/authorize.js";
import { type Permit } from "../../policy/permit.js";
import { ClubEntity } from "./club.entity.js";
import type { UpdateClubInput } from "./club.inputs.js";
import { takeSecretCode } from "./secret-codes.js";

/** What those who act for a club change about it. */
export class ClubService {
  private readonly database: Database;

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** @returns the club's id. */
  async update(permit: Permit, input: UpdateClubInput): Promise<string> {
    const { clubName, collegeName, description, officersMayAnswer, profile } = await validateChanges(
      clubUpdateRules.shape({ profile: profilePart }),
      input,
    );
    const { person } = permit;
    return this.database.write(permit, ownOrganisation(permit, "club"), async (manager, id) => {
      if (officersMayAnswer !== undefined) await authorize(manager, person, "club.changeOfficers", id);
      if (profile) await writeProfile(manager, person, profile);
      await updateGiven(manager, ClubEntity, id, {
        clubName,
        collegeName,
        clubType: input.clubType ?? undefined,
        description,
        officersMayAnswer,
      });
      return id;
    });
  }

  /** Replaces the secret code; the old one stops working immediately. @returns the club's id. */
  async rotateSecretCode(permit: Permit): Promise<string> {
    return this.database.write(permit, ownOrganisation(permit, "club"), async (manager, id) => {
      await manager.update(ClubEntity, id, { secretCode: await takeSecretCode(manager) });
      return id;
    });
  }
}
