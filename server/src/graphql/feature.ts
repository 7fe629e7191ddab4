import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { EntityTarget } from "typeorm";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import type { MailOutbox } from "../platform/mail/mail-outbox.js";
import type { FeatureJob } from "../platform/jobs.js";
import type { RateLimits } from "../platform/rate-limits.js";
import type { SecretBox } from "../platform/secret-box.js";
import type { FileStorage } from "../platform/storage/file-storage.js";
import type { AccessTokens } from "../platform/tokens.js";
import type { Viewer } from "../policy/viewer.js";
import type { View, ViewField } from "../reader/view.js";

/** What services are made of. */
export interface Dependencies {
  config: Config;
  database: Database;
  accessTokens: AccessTokens;
  mail: MailOutbox;
  rateLimits: RateLimits;
  secretBox: SecretBox;
  storage: FileStorage;
}

/** One folder of `features/`, as the schema, the data source and the reader see it. */
export interface Feature {
  entities: EntityTarget<object>[];
  views: View[];
  /** How the feature's fields of Query are read. */
  queries: Record<string, ViewField>;
  /** Fields that the feature adds to types of features it builds on: type name → field → how it is read. */
  extensions?: Record<string, Record<string, ViewField>>;
  /** Resolver classes of which no instance is needed: they only declare fields that the reader fills. */
  declarations?: (new () => object)[];
  resolvers: (dependencies: Dependencies) => object[];
  /** Background work by the name of its jobs. It waits for others over the network, so it never stands in the way of the platform's own. */
  jobs?: (dependencies: Dependencies) => Record<string, FeatureJob>;
  /** What the feature serves besides GraphQL. `viewerOf` tells who sent a request. */
  routes?: (dependencies: Dependencies, viewerOf: (request: FastifyRequest) => Promise<Viewer>) => FastifyPluginAsync;
}
