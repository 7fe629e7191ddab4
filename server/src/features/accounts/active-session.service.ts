import { IsNull, MoreThan, Not, type FindOptionsWhere } from "typeorm";
import type { Dependencies } from "../../graphql/feature.js";
import { record } from "../../policy/audit.js";
import { authorize, requireSession } from "../../policy/authorize.js";
import type { SignedInViewer, Viewer } from "../../policy/viewer.js";
import type { EndSessionInput } from "./account.inputs.js";
import { SessionEntity } from "./session.entity.js";

/** Where a person is logged in, and how that ends. It binds on the next request of whoever used the session. */
export class ActiveSessionService {
  constructor(private readonly parts: Pick<Dependencies, "database">) {}

  /**
   * @returns the ended session's id.
   * @throws AppError UNAUTHENTICATED, NOT_FOUND, which is also the answer for somebody else's session.
   */
  async end(viewer: Viewer, { id }: EndSessionInput): Promise<string> {
    await this.parts.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "session.end", id);
      await manager.update(SessionEntity, id, { revokedAt: new Date() });
    });
    return id;
  }

  /** @returns how many were ended. */
  async endOthers(viewer: Viewer): Promise<number> {
    requireSession(viewer, "session.end");
    return this.endWhere(viewer, { id: Not(viewer.sessionId) });
  }

  /** @returns how many were ended, the caller's own included. */
  async endAll(viewer: Viewer): Promise<number> {
    requireSession(viewer, "session.end");
    return this.endWhere(viewer, {});
  }

  private endWhere(viewer: SignedInViewer, which: FindOptionsWhere<SessionEntity>): Promise<number> {
    const now = new Date();
    return this.parts.database.write(viewer, async (manager) => {
      const standing = { profileId: viewer.id, revokedAt: IsNull(), expiresAt: MoreThan(now), ...which };
      const { raw } = await manager
        .createQueryBuilder()
        .update(SessionEntity)
        .set({ revokedAt: now })
        .where(standing)
        .returning("id")
        .execute();
      const ended = raw as { id: string }[];
      for (const { id } of ended) await record(manager, viewer, "session.end", id);
      return ended.length;
    });
  }
}
