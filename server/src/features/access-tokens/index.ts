import "../../graphql/enums.js";
import type { Feature } from "../../feature.js";
import { AccessTokenEntity } from "./access-token.entity.js";
import { AccessTokenResolver } from "./access-token.resolver.js";
import { AccessTokenService } from "./access-token.service.js";
import { accessTokenQueries, accessTokenView } from "./access-token.view.js";

export { AccessTokenEntity } from "./access-token.entity.js";

export const accessTokensFeature: Feature = {
  entities: [AccessTokenEntity],
  views: [accessTokenView],
  queries: accessTokenQueries,
  resolvers: (dependencies) => [new AccessTokenResolver(new AccessTokenService(dependencies))],
};
