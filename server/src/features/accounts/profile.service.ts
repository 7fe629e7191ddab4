import type { EntityManager } from "typeorm";
import type { InferType } from "yup";
import { profileRules } from "../../contract/index.js";
import type { Dependencies } from "../../graphql/feature.js";
import { validate } from "../../platform/validate.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import type { SignedInViewer, Viewer } from "../../policy/viewer.js";
import type { UpdateProfileInput } from "./account.inputs.js";
import { ProfileEntity } from "./profile.entity.js";

/** For rules of an input that may carry a {@link UpdateProfileInput} as `profile`, to be written in the same transaction. */
export const profilePart = profileRules.nullable().default(undefined);

/** Writes what a person says about themselves as part of a transaction. @throws AppError INSUFFICIENT_SCOPE. */
export async function writeProfile(
  manager: EntityManager,
  viewer: SignedInViewer,
  { firstName, lastName, bio }: InferType<typeof profileRules>,
): Promise<void> {
  await authorize(manager, viewer, "profile.update", viewer.id);
  await manager.update(ProfileEntity, viewer.id, { firstName, lastName, bio: bio ?? null, updatedAt: new Date() });
}

/** What people change about themselves. */
export class ProfileService {
  constructor(private readonly parts: Pick<Dependencies, "database">) {}

  /**
   * @returns the profile's id.
   * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT.
   */
  async update(viewer: Viewer, input: UpdateProfileInput): Promise<string> {
    requireSignedIn(viewer, "profile.update");
    const profile = await validate(profileRules, input);
    await this.parts.database.write(viewer, (manager) => writeProfile(manager, viewer, profile));
    return viewer.id;
  }
}
