import { limits } from "../../contract/index.js";
import type { Sweep } from "../../platform/jobs.js";

/** Deletes invitations whose links expired long ago, whatever became of them. */
export const sweepRosterInvitations: Sweep = async (statements) => {
  await statements.query("delete from roster_invitations where expires_at < now() - make_interval(days => $1)", [
    limits.invitationKeptDays,
  ]);
};
