import type { EntityManager } from "typeorm";
import { AppError } from "../../platform/app-error.js";
import type { Permit } from "../../policy/permit.js";
import type { SignedInViewer } from "../../policy/viewer.js";
import { MembershipEntity } from "./membership.entity.js";

/** Where a person's writes go: the club, or the startup. */
export type Organisation = "club" | "startup";

/**
 * The id of the club, or startup, that a person acts for.
 * @throws AppError FORBIDDEN for everyone else.
 */
export async function actingFor(
  manager: EntityManager,
  { id }: Pick<SignedInViewer, "id">,
  organisation: Organisation,
): Promise<string> {
  const membership = await manager.findOneBy(MembershipEntity, { profileId: id });
  const acted = organisation === "club" ? membership?.clubId : membership?.startupId;
  if (!acted) throw new AppError("FORBIDDEN");
  return acted;
}

/** For a write on the viewer's own club or startup: the row, and its id for the work. */
export const ownOrganisation = (permit: Permit, organisation: Organisation) => ({
  first: (manager: EntityManager) => actingFor(manager, permit.person, organisation),
  ids: (id: string) => [id],
});

/** The profile id of a club's head. */
export async function headOf(manager: EntityManager, clubId: string): Promise<string> {
  return (await manager.findOneByOrFail(MembershipEntity, { clubId, role: "head" })).profileId;
}
