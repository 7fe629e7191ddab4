import { startupRules } from "../../contract/index.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import { validateChanges } from "../../platform/validate.js";
import { domainOf } from "../../platform/outbound/domains.js";
import { endVerificationIfRenamed, ownOrganisation } from "../memberships/index.js";
import { profilePart, writeProfile } from "../profile/index.js";
import { type Permit } from "../../policy/permit.js";
import { StartupEntity } from "./startup.entity.js";
import type { UpdateStartupInput } from "./startup.inputs.js";

/** What those who act for a startup change about it. */
export class StartupService {
  constructor(private readonly parts: Dependencies) {}

  /** Another name, or another domain of the website, ends the verification. @returns the startup's id. */
  async update(permit: Permit, input: UpdateStartupInput): Promise<string> {
    const { companyName, position, website, description, profile } = await validateChanges(
      startupRules.shape({ profile: profilePart }),
      input,
    );
    const { person } = permit;
    return this.parts.database.write(permit, ownOrganisation(permit, "startup"), async (manager, id) => {
      if (profile) await writeProfile(manager, person, profile);
      const before = await manager.findOneByOrFail(StartupEntity, { id });
      await updateGiven(manager, StartupEntity, id, {
        companyName,
        position,
        industry: input.industry ?? undefined,
        website,
        description,
      });
      // Another domain than the one that was verified: the startup has yet to show that it is its own.
      if (website !== undefined)
        await manager.query("delete from verifications where startup_id = $1 and domain is distinct from $2", [
          id,
          domainOf(website),
        ]);
      await endVerificationIfRenamed(this.parts, manager, permit, { clubId: null, startupId: id }, [
        [before.companyName, companyName],
      ]);
      return id;
    });
  }
}
