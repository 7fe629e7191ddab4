import { IsNull, type EntityManager } from "typeorm";
import { v7 as newId, validate as isUuid } from "uuid";
import { AfterHandover, limits, MembershipRole } from "../../contract/index.js";
import type { Dependencies } from "../../feature.js";
import type { Origin } from "../../graphql/context.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import type { Permit } from "../../policy/permit.js";
import { isStandingOffer } from "../../policy/rules.js";
import { MembershipEntity, organisationName } from "../memberships/index.js";
import { ProfileEntity } from "../profile/index.js";
import { SuspensionEntity } from "../suspensions/index.js";
import * as mails from "./handover-mails.js";
import { HandoverEntity } from "./handover.entity.js";
import type { OfferHandoverInput, OrderSuccessorsInput } from "./handover.inputs.js";
import { isSame, lockMemberships, lockOrganisation } from "./locks.js";

const wrongSuccessor = "Choose another person who acts for your club or startup.";

/** Handing a club or startup over to another person who acts for it, and the order of succession. */
export class HandoverService {
  constructor(private readonly parts: Dependencies) {}

  /**
   * Offers the viewer's club or startup to another person who acts for it. @returns the offer's id.
   * @throws AppError FORBIDDEN, BAD_USER_INPUT, HANDOVER_ALREADY_OFFERED, RATE_LIMITED.
   */
  async offer(permit: Permit, { address }: Origin, input: OfferHandoverInput): Promise<string> {
    const { id: fromId } = permit.session;
    const toId = input.to.toLowerCase();
    await this.parts.rateLimits.consume("offerHandover", { address, account: fromId });
    const both = {
      first: (manager: EntityManager) => lockMemberships(manager, [fromId, toId]),
      ids: own(fromId),
    };
    return this.parts.database.write(permit, both, async (manager, memberships) => {
      const mine = memberships.find(({ profileId }) => profileId === fromId)!;
      const theirs = memberships.find(({ profileId }) => profileId === toId);
      if (!theirs || toId === fromId || !isSame(mine, theirs)) throw fieldError("to", wrongSuccessor);
      if (await manager.existsBy(SuspensionEntity, { profileId: toId, reopenedAt: IsNull() }))
        throw fieldError("to", `This person cannot answer at present. ${wrongSuccessor}`);
      const { clubId, startupId } = mine;
      await lockOrganisation(manager, mine);
      await manager.query(
        `delete from handovers ended
         where (ended.club_id = $1 or ended.startup_id = $2) and not ${isStandingOffer("ended")}`,
        [clubId, startupId],
      );
      const standing = await manager.countBy(HandoverEntity, clubId ? { clubId } : { startupId: startupId! });
      if (standing > 0) throw new AppError("HANDOVER_ALREADY_OFFERED");
      const offer = { id: newId(), clubId, startupId, fromId, toId, afterwards: input.afterwards, isForAbsence: false };
      await insertOffer(manager, offer, limits.handoverDays);
      const { from, to, of } = await this.sidesOf(manager, offer);
      await this.parts.mail.enqueue(manager, mails.offeredMail(to, from, of));
      await this.parts.mail.enqueue(manager, mails.offerMadeMail(from, to, of));
      return offer.id;
    });
  }

  /**
   * Makes the viewer the head or owner; the one before stays or leaves, as they chose.
   * @returns the viewer's profile id.
   * @throws AppError NOT_FOUND, FORBIDDEN.
   */
  async accept(permit: Permit, id: string): Promise<string> {
    await this.answer(permit, id, async (manager, offer) => {
      const { fromId, toId, clubId, afterwards } = offer;
      const { from, to, of } = await this.sidesOf(manager, offer);
      const stays = afterwards === AfterHandover.STAY;
      await manager.delete(HandoverEntity, offer.id);
      // A unique index allows one head at a time: the old one goes first.
      if (stays) {
        const role = clubId ? MembershipRole.OFFICER : MembershipRole.MEMBER;
        await manager.update(MembershipEntity, fromId, { role, position: null, askedAt: null });
      } else await manager.delete(MembershipEntity, fromId);
      await manager.update(MembershipEntity, toId, { role: of.role, position: null, askedAt: null });
      // What the head led as head, the next one leads; a team that a student leads from within stays theirs.
      await manager.query(
        `update club_teams set team_lead_id = $3 where club_id = $1 and team_lead_id = $2
           and not exists (select from team_members inside where inside.team_id = club_teams.id and inside.student_id = $2)`,
        [clubId, fromId, toId],
      );
      await this.parts.mail.enqueue(manager, mails.newRoleMail(to, from, of));
      await this.parts.mail.enqueue(manager, mails.handedOverMail(from, to, of, stays));
    });
    return permit.session.id;
  }

  /** Ends an offer by the person to whom it was made. @returns its id. @throws AppError NOT_FOUND, FORBIDDEN. */
  async decline(permit: Permit, id: string): Promise<string> {
    return this.answer(permit, id, async (manager, offer) => {
      const { from, to, of } = await this.sidesOf(manager, offer);
      await manager.delete(HandoverEntity, offer.id);
      // A head or owner who is away receives no mail about each answer, only about the next person who is asked.
      if (!offer.isForAbsence) await this.parts.mail.enqueue(manager, mails.declinedMail(from, to, of));
    });
  }

  /** Ends an offer by the head or owner. @returns its id. @throws AppError NOT_FOUND, FORBIDDEN. */
  async withdraw(permit: Permit, id: string): Promise<string> {
    return this.answer(permit, id, async (manager, offer) => {
      const { from, to, of } = await this.sidesOf(manager, offer);
      await manager.delete(HandoverEntity, offer.id);
      await this.parts.mail.enqueue(manager, mails.withdrawnMail(to, from, of));
    });
  }

  /**
   * Sets in which order the others are asked to take over from the viewer. @returns the viewer's profile id.
   * @throws AppError FORBIDDEN, BAD_USER_INPUT.
   */
  async orderSuccessors(permit: Permit, input: OrderSuccessorsInput): Promise<string> {
    const { id } = permit.session;
    const wanted = input.profileIds.map((each) => each.toLowerCase());
    if (wanted.length > limits.successorsPerRequest)
      throw fieldError("profileIds", `At most ${limits.successorsPerRequest} people can be put in order.`);
    if (new Set(wanted).size < wanted.length) throw fieldError("profileIds", "Name each person once.");
    const all = {
      first: async (manager: EntityManager) => {
        const mine = await manager.findOneBy(MembershipEntity, { profileId: id });
        if (!mine) throw new AppError("FORBIDDEN");
        const fellows: { id: string }[] = await manager.query(
          "select profile_id as id from memberships where club_id = $1 or startup_id = $2",
          [mine.clubId, mine.startupId],
        );
        return lockMemberships(manager, [id, ...fellows.map((fellow) => fellow.id)]);
      },
      ids: () => [id],
    };
    await this.parts.database.write(permit, all, async (manager, memberships) => {
      const mine = memberships.find(({ profileId }) => profileId === id)!;
      const fellows = memberships.filter((each) => each.profileId !== id && isSame(each, mine));
      const known = new Set(fellows.map(({ profileId }) => profileId));
      if (!wanted.every((each) => known.has(each)))
        throw fieldError("profileIds", "Name only others who act for your club or startup.");
      await manager.query(
        `update memberships set position = array_position($1::uuid[], profile_id)
         where profile_id = any($2::uuid[]) and position is distinct from array_position($1::uuid[], profile_id)`,
        [wanted, [...known]],
      );
    });
    return id;
  }

  /** Locks both sides of an offer and, once the policy has judged it, does the work. @returns its id. */
  private async answer(
    permit: Permit,
    id: string,
    work: (manager: EntityManager, offer: HandoverEntity) => Promise<void>,
  ): Promise<string> {
    const { id: viewer } = permit.session;
    const offered = {
      first: async (manager: EntityManager) => {
        const offer = isUuid(id) ? await manager.findOneBy(HandoverEntity, { id }) : null;
        // A stranger locks no rows; the policy refuses them.
        if (offer && [offer.fromId, offer.toId].includes(viewer)) {
          await lockMemberships(manager, [offer.fromId, offer.toId]);
          await lockOrganisation(manager, offer);
        }
        return offer;
      },
      ids: () => [id],
    };
    return this.parts.database.write(permit, offered, async (manager, offer) => {
      await work(manager, offer!);
      return offer!.id;
    });
  }

  private sidesOf(manager: EntityManager, offer: Parameters<typeof sidesOf>[1]) {
    return sidesOf(manager, offer, this.parts.config.appUrl);
  }
}

/** The rows of a write on the own membership. */
const own = (id: string) => (memberships: MembershipEntity[]) => {
  if (!memberships.some(({ profileId }) => profileId === id)) throw new AppError("FORBIDDEN");
  return [id];
};

/** Both sides of an offer and what it is about, for mails. */
export async function sidesOf(
  manager: EntityManager,
  offer: Pick<HandoverEntity, "clubId" | "startupId" | "fromId" | "toId">,
  appUrl: string,
) {
  const role = offer.clubId ? MembershipRole.HEAD : MembershipRole.OWNER;
  const [from, to, name] = [
    await manager.findOneByOrFail(ProfileEntity, { id: offer.fromId }),
    await manager.findOneByOrFail(ProfileEntity, { id: offer.toId }),
    (await organisationName(manager, offer))!,
  ];
  return { from, to, of: { name, role, appUrl } };
}

/** Inserts an offer that stands for some days, by the database's clock. */
export async function insertOffer(
  manager: EntityManager,
  offer: Omit<HandoverEntity, "createdAt" | "expiresAt">,
  days: number,
): Promise<void> {
  await manager.insert(HandoverEntity, {
    ...offer,
    expiresAt: () => `now() + interval '${days} days'`,
  });
}
