import type pg from "pg";
import { condition } from "./authorize.js";
import { keyOf, resourceOf, resources, ruleOf, type Action } from "./permissions.js";
import { viewerSql } from "./rules.js";
import { credentialId, validCredential, type SignedInViewer } from "./viewer.js";

/** The result of checking several viewers. */
export interface Audience {
  /** Those whose session or access token has ended. */
  ended: SignedInViewer[];
  /** Those of the others who are allowed the action. */
  entitled: SignedInViewer[];
}

/** Groups viewers who can be checked by the same statement: of one role, with credentials from one table. */
function alike(viewers: Iterable<SignedInViewer>): SignedInViewer[][] {
  const kinds = new Map<string, SignedInViewer[]>();
  for (const viewer of viewers) {
    const kind = `${viewer.role} ${viewer.accessToken ? "token" : "session"}`;
    const known = kinds.get(kind);
    if (known) known.push(viewer);
    else kinds.set(kind, [viewer]);
  }
  return [...kinds.values()];
}

async function judge(
  pool: pg.Pool,
  viewers: SignedInViewer[],
  allowed: string,
  parameters: unknown[] = [],
): Promise<Audience> {
  const [from, where] = validCredential(viewers[0]!, "asked.credential", "asked.person");
  const { rows } = await pool.query<{ stands: boolean; allowed: boolean }>(
    `select exists (select from ${from} where ${where}) as stands, ${allowed} as allowed
     from unnest($1::uuid[], $2::uuid[]) with ordinality asked(person, credential, place) order by place`,
    [viewers.map((viewer) => viewer.id), viewers.map(credentialId), ...parameters],
  );
  return {
    ended: viewers.filter((_viewer, index) => !rows[index]!.stands),
    entitled: viewers.filter((_viewer, index) => rows[index]!.stands && rows[index]!.allowed),
  };
}

/**
 * Checks many viewers against the permission table at once, as of now: whose credential is still valid, and who is
 * allowed the action on the row. No one is allowed anything on a deleted row. One statement per kind of viewer.
 */
export async function audienceOf(
  pool: pg.Pool,
  viewers: Iterable<SignedInViewer>,
  action: Action,
  id: string,
): Promise<Audience> {
  const audiences = await Promise.all(
    alike(viewers).map((group) => {
      const rule = condition(ruleOf(action, group[0]!.role), "target", viewerSql("asked.person"));
      return judge(
        pool,
        group,
        `exists (select from ${resources[resourceOf(action)]} target where target.${keyOf(resourceOf(action))} = $3::uuid and ${rule})`,
        [id],
      );
    }),
  );
  return { ended: audiences.flatMap(({ ended }) => ended), entitled: audiences.flatMap(({ entitled }) => entitled) };
}

/** Those of the viewers whose session or access token has ended. */
export async function endedOf(pool: pg.Pool, viewers: Iterable<SignedInViewer>): Promise<SignedInViewer[]> {
  const audiences = await Promise.all(alike(viewers).map((group) => judge(pool, group, "false")));
  return audiences.flatMap(({ ended }) => ended);
}
