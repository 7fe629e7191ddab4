import { termsAcceptanceRules } from "../../contract/index.js";
import type { Dependencies } from "../../feature.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import type { Permit } from "../../policy/permit.js";
import { TermsAcceptanceEntity } from "./terms-acceptance.entity.js";
import { noteAcceptance } from "./terms-acceptances.js";
import type { AcceptTermsInput } from "./terms.inputs.js";
import type { TermsAcceptance } from "./terms.type.js";

/** Consent to the Terms of Service, version by version. */
export class TermsService {
  constructor(private readonly parts: Pick<Dependencies, "database">) {}

  /** @throws AppError UNAUTHENTICATED, FORBIDDEN for an access token, BAD_USER_INPUT for another version. */
  async accept(permit: Permit, input: AcceptTermsInput): Promise<TermsAcceptance> {
    const person = permit.session;
    const { version } = await validate(termsAcceptanceRules, input);
    return this.parts.database.write(permit, null, async (manager) => {
      await noteAcceptance(manager, person.id, version);
      await record(manager, { person, action: permit.action }, person.id);
      return manager.findOneByOrFail(TermsAcceptanceEntity, { profileId: person.id, version });
    });
  }
}
