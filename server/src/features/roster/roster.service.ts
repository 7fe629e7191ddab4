import { In, type EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { limits, rosterRules, RosterRowStatus } from "../../contract/index.js";
import { databaseNow, inSeconds, past } from "../../database/database-time.js";
import type { Context, Origin } from "../../graphql/context.js";
import type { Dependencies } from "../../feature.js";
import { AppError, tooManyMails } from "../../platform/app-error.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import { validate } from "../../platform/validate.js";
import type { Permit } from "../../policy/permit.js";
import type { SignedInViewer } from "../../policy/viewer.js";
import { ClubEntity } from "../clubs/index.js";
import { actingFor, ownOrganisation } from "../memberships/index.js";
import { ProfileEntity } from "../profile/index.js";
import { RosterInvitationEntity } from "./roster-invitation.entity.js";
import type { ImportRosterInput, ResendRosterInvitationInput, WithdrawRosterInvitationInput } from "./roster.inputs.js";
import { rosterInvitationMail } from "./roster-mails.js";
import { judgeRows } from "./roster-rows.js";
import type { RosterRow } from "./roster.type.js";
import { hasJoined } from "./roster.view.js";

const expiresAt = inSeconds(limits.rosterInvitationDays * 86_400);

/** What those who act for a club do with its roster. Answering invitations has a separate service. */
export class RosterService {
  constructor(private readonly parts: Dependencies) {}

  /**
   * What {@link invite} would make of each row now. Writes nothing.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED.
   */
  async preview(
    { viewer, origin }: Pick<Context, "viewer" | "origin">,
    input: ImportRosterInput,
  ): Promise<RosterRow[]> {
    if (viewer.role === "anonymous") throw new AppError("UNAUTHENTICATED");
    await this.check(viewer, origin, input);
    return this.parts.database.readAs(viewer, async (manager) =>
      judgeRows(manager, await actingFor(manager, viewer, "club"), input.rows),
    );
  }

  /**
   * Invites everybody on the list who is new, with one mail each. A row with a mistake stops no other.
   * @returns what became of each row.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED.
   */
  async invite(permit: Permit, origin: Origin, input: ImportRosterInput): Promise<RosterRow[]> {
    const { person } = permit;
    await this.check(person, origin, input);
    // Locks the club: of two imports at once, the second sees what the first invited.
    return this.parts.database.write(permit, ownOrganisation(permit, "club"), async (manager, clubId) => {
      const rows = await judgeRows(manager, clubId, input.rows);
      const invited = rows.flatMap(({ status, read }) =>
        status === RosterRowStatus.NEW && read ? [{ ...read, id: newId(), token: randomToken() }] : [],
      );
      if (invited.length > 0) {
        const emails = invited.map(({ email }) => email);
        await manager.delete(RosterInvitationEntity, {
          clubId,
          email: In(emails),
          status: "pending",
          expiresAt: past(),
        });
        await manager.insert(
          RosterInvitationEntity,
          invited.map(({ token, ...row }) => ({
            ...row,
            clubId,
            invitedBy: person.id,
            tokenHash: hashToken(token),
            status: "pending" as const,
            sentAt: databaseNow,
            expiresAt,
          })),
        );
        await this.send(manager, person, clubId, invited);
      }
      return rows;
    });
  }

  /**
   * Sends a pending invitation again, with a new link that replaces the former one. @returns its id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED, INVITATION_NOT_PENDING.
   */
  async resend(permit: Permit, origin: Origin, { id }: ResendRosterInvitationInput): Promise<string> {
    const { person } = permit;
    await this.parts.rateLimits.consume("resendRosterInvitation", { address: origin.address, account: person.id });
    await this.parts.database.write(permit, id, async (manager) => {
      const { email, clubId } = await requirePending(manager, id);
      if (!(await this.parts.rateLimits.mayMail(`rosterInvitation ${clubId}`, email))) throw tooManyMails();
      const token = randomToken();
      const change = { tokenHash: hashToken(token), invitedBy: person.id, sentAt: databaseNow, expiresAt };
      await manager.update(RosterInvitationEntity, id, change);
      await this.send(manager, person, clubId!, [{ email, token }]);
    });
    return id;
  }

  /**
   * Withdraws a pending invitation; its link then says so. @returns its id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, INVITATION_NOT_PENDING.
   */
  async withdraw(permit: Permit, { id }: WithdrawRosterInvitationInput): Promise<string> {
    await this.parts.database.write(permit, id, async (manager) => {
      await requirePending(manager, id);
      await manager.update(RosterInvitationEntity, id, { status: "withdrawn" });
    });
    return id;
  }

  private async check({ id }: SignedInViewer, { address }: Origin, input: ImportRosterInput): Promise<void> {
    await validate(rosterRules, { rows: input.rows.map(() => ({})) });
    await this.parts.rateLimits.consume("importRoster", { address, account: id });
  }

  private async send(
    manager: EntityManager,
    { id }: SignedInViewer,
    clubId: string,
    invited: { email: string; token: string }[],
  ): Promise<void> {
    const { firstName, lastName } = await manager.findOneByOrFail(ProfileEntity, { id });
    const { clubName, collegeName } = await manager.findOneByOrFail(ClubEntity, { id: clubId });
    const from = { person: `${firstName} ${lastName}`, clubName, collegeName };
    const { appUrl } = this.parts.config;
    const mails = invited.map(({ email, token }) => rosterInvitationMail(email, from, token, appUrl));
    await this.parts.mail.enqueueAll(manager, mails);
  }
}

async function requirePending(manager: EntityManager, id: string): Promise<RosterInvitationEntity> {
  const invitation = await manager.findOneBy(RosterInvitationEntity, { id, status: "pending" });
  if (!invitation)
    throw new AppError("INVITATION_NOT_PENDING", { message: "This invitation was already answered or withdrawn." });
  const joined: unknown[] = await manager.query(
    `select 1 from roster_invitations waiting where waiting.id = $1 and ${hasJoined("waiting")}`,
    [id],
  );
  if (joined.length > 0)
    throw new AppError("INVITATION_NOT_PENDING", { message: "This person has joined the club in the meantime." });
  return invitation;
}
