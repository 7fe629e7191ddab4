/** The part of the {@link createWorld world} about who will act for a club or startup next. */
import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";
import { insertRows } from "./rows.ts";

/** The tokens in the links of the invitations to act for a club or startup. */
export const invitationTokens = { toFormerOfficer: "to the former officer", toFormerColleague: "to the colleague" };

export type InvitationName = keyof typeof invitationTokens;

const tomorrow = () => new Date(Date.now() + 86_400_000);

/** The invitations of `head` and `owner`; returns their ids. */
export async function insertInvitations(
  database: pg.Pool,
  people: Record<"head" | "owner" | "formerOfficer" | "formerColleague", { id: string; email: string }>,
  { club, startup }: { club: string; startup: string },
) {
  const invite = (to: keyof typeof people, by: keyof typeof people, token: string, values: object) => ({
    id: randomUUID(),
    email: people[to].email,
    invited_by: people[by].id,
    token_hash: createHash("sha256").update(token).digest(),
    expires_at: tomorrow(),
    ...values,
  });
  const tokens = invitationTokens;
  const [asOfficer, asMember] = await insertRows(database, "membership_invitations", [
    invite("formerOfficer", "head", tokens.toFormerOfficer, { club_id: club, startup_id: null, role: "officer" }),
    invite("formerColleague", "owner", tokens.toFormerColleague, {
      club_id: null,
      startup_id: startup,
      role: "member",
    }),
  ]);
  return { toFormerOfficer: asOfficer!, toFormerColleague: asMember! };
}

/** The token in the link of the invitation to join the club of `head` as a student. */
export const rosterToken = "to the loner";

/** The invitation of `loner` to the club of `head`; returns its id. */
export async function insertRosterInvitation(
  database: pg.Pool,
  people: Record<"head" | "loner", { id: string; email: string }>,
  club: string,
) {
  const [toLoner] = await insertRows(database, "roster_invitations", [
    {
      id: randomUUID(),
      club_id: club,
      email: people.loner.email,
      first_name: "Loner",
      last_name: "World",
      education: "B.Tech",
      invited_by: people.head.id,
      token_hash: createHash("sha256").update(rosterToken).digest(),
      expires_at: tomorrow(),
    },
  ]);
  return { toLoner: toLoner! };
}

/** The offer of `owner` to `colleague`; returns its id. */
export async function insertHandover(
  database: pg.Pool,
  people: Record<"owner" | "colleague", { id: string }>,
  startup: string,
) {
  const [toColleague] = await insertRows(database, "handovers", [
    {
      id: randomUUID(),
      startup_id: startup,
      from_id: people.owner.id,
      to_id: people.colleague.id,
      afterwards: "stay",
      expires_at: tomorrow(),
    },
  ]);
  return { toColleague: toColleague! };
}
