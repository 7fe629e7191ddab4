import { startupRules } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import type { Dependencies } from "../../graphql/feature.js";
import { validate } from "../../platform/validate.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import type { Viewer } from "../../policy/viewer.js";
import { profilePart, writeProfile } from "../accounts/index.js";
import { StartupEntity } from "./startup.entity.js";
import type { UpdateStartupInput } from "./startup.inputs.js";

/** What a startup changes about itself. */
export class StartupService {
  private readonly database: Database;

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** @returns the startup's id. */
  async update(viewer: Viewer, input: UpdateStartupInput): Promise<string> {
    requireSignedIn(viewer, "startup.update");
    const { companyName, position, website, description, profile } = await validate(
      startupRules.shape({ profile: profilePart }),
      input,
    );
    await this.database.write(viewer, async (manager) => {
      if (profile) await writeProfile(manager, viewer, profile);
      await authorize(manager, viewer, "startup.update", viewer.id);
      await manager.update(StartupEntity, viewer.id, {
        companyName,
        position,
        industry: input.industry,
        website: website ?? null,
        description: description ?? null,
      });
    });
    return viewer.id;
  }
}
