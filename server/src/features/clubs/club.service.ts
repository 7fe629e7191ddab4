import { clubUpdateRules } from "../../contract/index.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import { validateChanges } from "../../platform/validate.js";
import { endVerificationIfRenamed, ownOrganisation } from "../memberships/index.js";
import { profilePart, writeProfile } from "../profile/index.js";
import { authorize } from "../../policy/authorize.js";
import { type Permit } from "../../policy/permit.js";
import { ClubEntity } from "./club.entity.js";
import type { UpdateClubInput } from "./club.inputs.js";
import { takeSecretCode } from "./secret-codes.js";

/** What those who act for a club change about it. */
export class ClubService {
  constructor(private readonly parts: Dependencies) {}

  /** Another name of the club or its college ends the verification. @returns the club's id. */
  async update(permit: Permit, input: UpdateClubInput): Promise<string> {
    const { clubName, collegeName, description, officersMayAnswer, profile } = await validateChanges(
      clubUpdateRules.shape({ profile: profilePart }),
      input,
    );
    const { person } = permit;
    return this.parts.database.write(permit, ownOrganisation(permit, "club"), async (manager, id) => {
      if (officersMayAnswer !== undefined) await authorize(manager, person, "club.changeOfficers", id);
      if (profile) await writeProfile(manager, person, profile);
      const before = await manager.findOneByOrFail(ClubEntity, { id });
      await updateGiven(manager, ClubEntity, id, {
        clubName,
        collegeName,
        clubType: input.clubType ?? undefined,
        description,
        officersMayAnswer,
      });
      await endVerificationIfRenamed(this.parts, manager, permit, { clubId: id, startupId: null }, [
        [before.clubName, clubName],
        [before.collegeName, collegeName],
      ]);
      return id;
    });
  }

  /** Replaces the secret code; the old one stops working immediately. @returns the club's id. */
  async rotateSecretCode(permit: Permit): Promise<string> {
    return this.parts.database.write(permit, ownOrganisation(permit, "club"), async (manager, id) => {
      await manager.update(ClubEntity, id, { secretCode: await takeSecretCode(manager) });
      return id;
    });
  }
}
