import { v7 as newId } from "uuid";
import type { Dependencies } from "../../feature.js";
import type { Origin } from "../../graphql/context.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import type { Permit } from "../../policy/permit.js";
import { ProfileEntity } from "../profile/index.js";
import { requireNotSuspended } from "../suspensions/index.js";
import { CalendarFeedEntity } from "./calendar-feed.entity.js";
import type { RevokeCalendarFeedInput } from "./calendar-feed.inputs.js";
import { calendarPath } from "./calendar.routes.js";

/** Managing one's calendar feed, in a session. */
export class CalendarFeedService {
  constructor(private readonly parts: Pick<Dependencies, "database" | "config" | "rateLimits">) {}

  /**
   * Creates the feed, in place of a former one. @returns its address, which is not stored, and the id of its row.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, ACCOUNT_SUSPENDED, RATE_LIMITED.
   */
  async create(permit: Permit, { address }: Origin): Promise<{ id: string; url: string }> {
    const { id: profileId } = permit.session;
    await this.parts.rateLimits.consume("createCalendarFeed", { address, account: profileId });
    const id = newId();
    const token = randomToken();
    await this.parts.database.write(permit, id, async (manager) => {
      // Of two creations at once, the second replaces what the first created.
      await manager.findOneOrFail(ProfileEntity, { where: { id: profileId }, lock: { mode: "for_no_key_update" } });
      await requireNotSuspended(manager, profileId);
      await manager.delete(CalendarFeedEntity, { profileId });
      await manager.insert(CalendarFeedEntity, { id, profileId, tokenHash: hashToken(token) });
    });
    return { id, url: `${this.parts.config.appUrl}${calendarPath}${token}.ics` };
  }

  /** Ends the feed at once. @returns its id. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  async revoke(permit: Permit, { id }: RevokeCalendarFeedInput): Promise<string> {
    await this.parts.database.write(permit, id, async (manager) => {
      await manager.delete(CalendarFeedEntity, id);
    });
    return id;
  }
}
