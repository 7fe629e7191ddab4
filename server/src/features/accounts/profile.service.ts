import { profileRules } from "../../contract/index.js";
import type { Dependencies } from "../../graphql/feature.js";
import { validate } from "../../platform/validate.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import type { Viewer } from "../../policy/viewer.js";
import type { UpdateProfileInput } from "./account.inputs.js";
import { ProfileEntity } from "./profile.entity.js";

/** What people change about themselves. */
export class ProfileService {
  constructor(private readonly parts: Pick<Dependencies, "database">) {}

  /**
   * @returns the profile's id.
   * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT.
   */
  async update(viewer: Viewer, input: UpdateProfileInput): Promise<string> {
    requireSignedIn(viewer, "profile.update");
    const { firstName, lastName, bio } = await validate(profileRules, input);
    await this.parts.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "profile.update", viewer.id);
      await manager.update(ProfileEntity, viewer.id, { firstName, lastName, bio: bio ?? null, updatedAt: new Date() });
    });
    return viewer.id;
  }
}
