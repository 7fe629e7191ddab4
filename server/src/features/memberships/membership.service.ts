import type { Dependencies } from "../../feature.js";
import type { Permit } from "../../policy/permit.js";
import { ProfileEntity } from "../profile/index.js";
import { organisationName } from "./acting.js";
import { MembershipEntity } from "./membership.entity.js";
import type { EndMembershipInput } from "./membership.inputs.js";
import { membershipEndedMail } from "./membership-mails.js";

/** What the head or owner changes about those who act for the club or startup. */
export class MembershipService {
  constructor(private readonly parts: Pick<Dependencies, "database" | "mail" | "config">) {}

  /**
   * Ends another person's membership and tells them. @returns the person's id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.
   */
  async end(permit: Permit, { profileId }: EndMembershipInput): Promise<string> {
    await this.parts.database.write(permit, profileId, async (manager) => {
      const membership = await manager.findOneByOrFail(MembershipEntity, { profileId });
      const [name, person] = [
        await organisationName(manager, membership),
        await manager.findOneByOrFail(ProfileEntity, { id: profileId }),
      ];
      await manager.delete(MembershipEntity, { profileId });
      await this.parts.mail.enqueue(manager, membershipEndedMail(person, name!, this.parts.config.appUrl));
    });
    return profileId;
  }
}
