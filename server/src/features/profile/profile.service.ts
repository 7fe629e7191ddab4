import type { EntityManager } from "typeorm";
import type { InferType } from "yup";
import { profileRules } from "../../contract/index.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import { validateChanges } from "../../platform/validate.js";
import { authorize } from "../../policy/authorize.js";
import { type SignedInViewer } from "../../policy/viewer.js";
import { type UpdateProfileInput } from "./profile.inputs.js";
import { type Permit } from "../../policy/permit.js";
import { ProfileEntity } from "./profile.entity.js";

/**
 * For the rules of an input that may carry an {@link UpdateProfileInput} as `profile`, to be saved in the same
 * transaction.
 */
export const profilePart = profileRules.partial().default(undefined).nonNullable("Leave this out to keep it as it is.");

type ProfilePart = Partial<InferType<typeof profileRules>>;

/** Saves changes to a profile as part of another write. @throws AppError INSUFFICIENT_SCOPE. */
export async function writeProfile(
  manager: EntityManager,
  person: SignedInViewer,
  profile: ProfilePart,
): Promise<void> {
  await authorize(manager, person, "profile.update", person.id);
  await update(manager, person.id, profile);
}

const update = (manager: EntityManager, id: string, { firstName, lastName, bio }: ProfilePart) =>
  updateGiven(manager, ProfileEntity, id, { firstName, lastName, bio, updatedAt: new Date() });

/** Changes that people make to their profiles. */
export class ProfileService {
  constructor(private readonly parts: Pick<Dependencies, "database">) {}

  /**
   * @returns the profile's id.
   * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT.
   */
  async update(permit: Permit, input: UpdateProfileInput): Promise<string> {
    const profile = await validateChanges(profileRules, input);
    const { id } = permit.person;
    await this.parts.database.write(permit, id, (manager) => update(manager, id, profile));
    return id;
  }
}
