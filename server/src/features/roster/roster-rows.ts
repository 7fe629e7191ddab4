import { ValidationError } from "yup";
import type { EntityManager } from "typeorm";
import { limits, rosterRowRules, RosterRowStatus } from "../../contract/index.js";
import type { RosterRowInput } from "./roster.inputs.js";
import type { RosterRow } from "./roster.type.js";

/** A row that can be read. */
interface ReadRow {
  email: string;
  firstName: string | null;
  lastName: string | null;
  education: string | null;
}

/** What becomes of a row, and what it says if it can be invited. */
export interface JudgedRow extends RosterRow {
  read: ReadRow | null;
}

/** Hours in which a club's mails are counted, to one address and in all. */
const hours = 24;

const reasons = {
  ALREADY_HERE: "Already belongs to your club.",
  ALREADY_INVITED: "Already has an invitation that waits for an answer.",
  DECLINED: "Declined your club's invitation.",
  DUPLICATE: "The same address is above in the list.",
} as const;

const ofClub =
  `Your club can send ${limits.rosterMailsPerDay} invitations within ${hours} hours. Import this row again later; ` +
  "those already invited are skipped.";
const ofAddress =
  `Your club has invited this address ${limits.rosterMailsPerAddress} times within ${hours} hours. ` +
  "Try again later.";

async function read(row: RosterRowInput): Promise<ReadRow | string> {
  try {
    const { email, firstName, lastName, education } = await rosterRowRules.validate(row, { abortEarly: false });
    return { email, firstName: firstName ?? null, lastName: lastName ?? null, education: education ?? null };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // One message for each field, of which a text that is too long can break several rules.
    const first = new Map((error.inner.length ? error.inner : [error]).map(({ path, message }) => [path, message]));
    return [...first.values()].join(" ");
  }
}

interface Standing {
  email: string;
  /** A student, an alumnus or an officer of the club. */
  here: boolean;
  /** What became of the club's last invitation, if that keeps it from inviting again. */
  invited: "pending" | "declined" | null;
  /** Invitations that this club sent to the address lately. Those of others are none of its business. */
  sent: number;
}

/**
 * What the club already knows of addresses. It does not ask whether an address has an account elsewhere, so no answer
 * can depend on it.
 */
async function standingsOf(manager: EntityManager, clubId: string, emails: string[]): Promise<Map<string, Standing>> {
  const rows: Standing[] = await manager.query(
    `select asked.email,
       exists (select from profiles person left join student_profiles studying on studying.id = person.id
         left join memberships acting on acting.profile_id = person.id
         where person.email = asked.email and (studying.club_id = $1 or acting.club_id = $1)) as here,
       (select earlier.status from roster_invitations earlier
         where earlier.email = asked.email and earlier.club_id = $1
           and (earlier.status = 'declined' or earlier.status = 'pending' and earlier.expires_at > now())
         order by earlier.status desc limit 1) as invited,
       (select count(*) from roster_invitations recent
         where recent.email = asked.email and recent.club_id = $1 and recent.sent_at > now() - make_interval(hours => $3))::integer as sent
     from unnest($2::text[]) as asked (email)`,
    [clubId, emails, hours],
  );
  return new Map(rows.map((row) => [row.email, row]));
}

/** How many more invitations a club may send now. */
async function roomOf(manager: EntityManager, clubId: string): Promise<number> {
  const [{ sent }] = await manager.query<[{ sent: number }]>(
    `select count(*)::integer as sent from roster_invitations
     where club_id = $1 and sent_at > now() - make_interval(hours => $2)`,
    [clubId, hours],
  );
  return limits.rosterMailsPerDay - sent;
}

/** What an import into the club makes of each row, in the order of the list. Writes nothing. */
export async function judgeRows(
  manager: EntityManager,
  clubId: string,
  rows: readonly RosterRowInput[],
): Promise<JudgedRow[]> {
  const allRead = await Promise.all(rows.map(read));
  const emails = new Set(allRead.flatMap((row) => (typeof row === "string" ? [] : [row.email])));
  const [standings, room] = [await standingsOf(manager, clubId, [...emails]), await roomOf(manager, clubId)];
  const seen = new Set<string>();
  let taken = 0;

  const judge = (row: ReadRow): Pick<RosterRow, "status" | "reason"> => {
    const because = (name: keyof typeof reasons) => ({ status: RosterRowStatus[name], reason: reasons[name] });
    if (seen.has(row.email)) return because("DUPLICATE");
    seen.add(row.email);
    const { here, invited, sent } = standings.get(row.email)!;
    if (here) return because("ALREADY_HERE");
    if (invited) return because(invited === "pending" ? "ALREADY_INVITED" : "DECLINED");
    if (sent >= limits.rosterMailsPerAddress) return { status: RosterRowStatus.LIMIT_REACHED, reason: ofAddress };
    if (taken >= room) return { status: RosterRowStatus.LIMIT_REACHED, reason: ofClub };
    taken += 1;
    return { status: RosterRowStatus.NEW, reason: null };
  };
  return allRead.map((row, index) =>
    typeof row === "string"
      ? { number: index + 1, status: RosterRowStatus.UNREADABLE, reason: row, read: null }
      : { number: index + 1, ...judge(row), read: row },
  );
}
