import type { EntityManager } from "typeorm";
import type { Dependencies } from "../../feature.js";
import { ProfileEntity } from "../profile/index.js";
import { leadOf, organisationName } from "./acting.js";
import { fellowLeftMail } from "./membership-mails.js";
import { MembershipEntity } from "./membership.entity.js";

/** Ends the membership of an officer or member, and tells the head or owner. */
export async function leaveLead(
  { mail, config }: Pick<Dependencies, "mail" | "config">,
  manager: EntityManager,
  membership: MembershipEntity,
): Promise<void> {
  const person = await manager.findOneByOrFail(ProfileEntity, { id: membership.profileId });
  const lead = await manager.findOneByOrFail(ProfileEntity, { id: await leadOf(manager, membership) });
  const name = (await organisationName(manager, membership))!;
  await manager.delete(MembershipEntity, membership.profileId);
  await mail.enqueue(manager, fellowLeftMail(lead, person, name, config.appUrl));
}
