import { clubRules } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import type { Dependencies } from "../../graphql/feature.js";
import { validate } from "../../platform/validate.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import type { Viewer } from "../../policy/viewer.js";
import { profilePart, writeProfile } from "../accounts/index.js";
import { ClubEntity } from "./club.entity.js";
import type { UpdateClubInput } from "./club.inputs.js";
import { takeSecretCode } from "./secret-codes.js";

/** What a head changes about the own club. */
export class ClubService {
  private readonly database: Database;

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** @returns the club's id. */
  async update(viewer: Viewer, input: UpdateClubInput): Promise<string> {
    requireSignedIn(viewer, "club.update");
    const { clubName, collegeName, description, profile } = await validate(
      clubRules.shape({ profile: profilePart }),
      input,
    );
    await this.database.write(viewer, async (manager) => {
      if (profile) await writeProfile(manager, viewer, profile);
      await authorize(manager, viewer, "club.update", viewer.id);
      await manager.update(ClubEntity, viewer.id, {
        clubName,
        collegeName,
        clubType: input.clubType,
        description: description ?? null,
      });
    });
    return viewer.id;
  }

  /** Replaces the secret code; the old one stops working at once. @returns the club's id. */
  async rotateSecretCode(viewer: Viewer): Promise<string> {
    requireSignedIn(viewer, "club.update");
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "club.update", viewer.id);
      await manager.update(ClubEntity, viewer.id, { secretCode: await takeSecretCode(manager) });
    });
    return viewer.id;
  }
}
