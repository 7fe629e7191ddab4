import "../../graphql/enums.js";
import type { Feature } from "../../feature.js";
import { one, value } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { ProfileEntity } from "./profile.entity.js";
import { ProfileResolver } from "./profile.resolver.js";
import { ProfileService } from "./profile.service.js";
import { Profile } from "./profile.type.js";

export { UpdateProfileInput } from "./profile.inputs.js";
export { findByEmail, ProfileEntity } from "./profile.entity.js";
export { profilePart, writeProfile } from "./profile.service.js";
export { Profile } from "./profile.type.js";

/** People and their profiles. */
export const profileFeature: Feature = {
  entities: [ProfileEntity],
  views: [
    viewOf(Profile, ProfileEntity, {
      visible: "profile.read",
      fields: {
        // The address of a deleted account is a placeholder.
        email: value((profile) => `case when ${profile}.deleted_at is null then ${profile}.email end`),
      },
    }),
  ],
  queries: { me: one((profile, scope) => [`${profile}.id = ${scope.viewer.id}`]) },
  resolvers: (dependencies) => [new ProfileResolver(new ProfileService(dependencies))],
};
