import { In, IsNull, Not, type EntityManager, type FindOptionsWhere } from "typeorm";
import { databaseNow, notPast } from "../../database/database-time.js";
import { type Dependencies } from "../../feature.js";
import { type EndSessionInput } from "./active-session.inputs.js";
import { type Permit } from "../../policy/permit.js";
import { SessionEntity } from "./session.entity.js";

/** A person's sessions and how to end them. Ending a session takes effect on its next request. */
export class ActiveSessionService {
  constructor(private readonly parts: Pick<Dependencies, "database">) {}

  /**
   * @returns the ended session's id.
   * @throws AppError UNAUTHENTICATED, NOT_FOUND, also for another person's session.
   */
  async end(permit: Permit, { id }: EndSessionInput): Promise<string> {
    await this.parts.database.write(permit, id, async (manager) => {
      await manager.update(SessionEntity, id, { revokedAt: databaseNow });
    });
    return id;
  }

  /** @returns how many were ended. */
  endOthers(permit: Permit): Promise<number> {
    return this.endWhere(permit, { id: Not(permit.session.sessionId) });
  }

  /** @returns how many were ended, the caller's own included. */
  endAll(permit: Permit): Promise<number> {
    return this.endWhere(permit, {});
  }

  private endWhere(permit: Permit, which: FindOptionsWhere<SessionEntity>): Promise<number> {
    const active = { profileId: permit.session.id, revokedAt: IsNull(), expiresAt: notPast(), ...which };
    const sessions = {
      first: (manager: EntityManager) =>
        manager.find(SessionEntity, { where: active, order: { id: "ASC" }, lock: { mode: "for_no_key_update" } }),
      ids: (found: SessionEntity[]) => found.map(({ id }) => id),
    };
    return this.parts.database.write(permit, sessions, async (manager, found) => {
      await manager.update(SessionEntity, { id: In(sessions.ids(found)) }, { revokedAt: databaseNow });
      return found.length;
    });
  }
}
