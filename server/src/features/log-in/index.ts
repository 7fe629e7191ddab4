import "../../graphql/enums.js";
import type { Feature } from "../../feature.js";
import { LogInChallengeEntity } from "./log-in-challenge.entity.js";
import { LogInResolver } from "./log-in.resolver.js";
import { LogInService } from "./log-in.service.js";

/** Starting, refreshing and ending sessions. */
export const logInFeature: Feature = {
  entities: [LogInChallengeEntity],
  views: [],
  queries: {},
  resolvers: (dependencies) => [new LogInResolver(new LogInService(dependencies))],
};
