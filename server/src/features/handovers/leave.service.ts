import type { EntityManager } from "typeorm";
import { MembershipRole } from "../../contract/index.js";
import type { Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import type { Permit } from "../../policy/permit.js";
import { leaveLead, organisationName } from "../memberships/index.js";
import { closeClub, closeStartup } from "../personal-data/index.js";
import { ProfileEntity } from "../profile/index.js";
import { youLeftMail } from "./handover-mails.js";
import { lockMemberships } from "./locks.js";

/** Leaving a club or startup that a person acts for. */
export class LeaveService {
  constructor(private readonly parts: Dependencies) {}

  /**
   * Ends the viewer's membership. A head or owner who is the last to act closes the club or startup with that.
   * @returns the viewer's profile id.
   * @throws AppError FORBIDDEN, SUCCESSOR_NEEDED, WORK_IN_PROGRESS, CONFLICT.
   */
  async leave(permit: Permit): Promise<string> {
    const { id } = permit.session;
    const mine = {
      first: async (manager: EntityManager) => {
        const [membership] = await lockMemberships(manager, [id]);
        if (!membership) throw new AppError("FORBIDDEN");
        return membership;
      },
      ids: () => [id],
    };
    await this.parts.database.write(permit, mine, async (manager, membership) => {
      const { clubId, startupId, role } = membership;
      const name = (await organisationName(manager, { clubId, startupId }))!;
      const closes = role === MembershipRole.HEAD || role === MembershipRole.OWNER;
      const person = await manager.findOneByOrFail(ProfileEntity, { id });
      if (role === MembershipRole.HEAD) await closeClub(manager, clubId!, id);
      else if (role === MembershipRole.OWNER) await closeStartup(manager, startupId!, id);
      else await leaveLead(this.parts, manager, membership);
      await this.parts.mail.enqueue(manager, youLeftMail(person, name, closes, this.parts.config.appUrl));
    });
    return id;
  }
}
