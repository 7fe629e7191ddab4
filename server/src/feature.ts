import type { Readable } from "node:stream";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { EntityTarget } from "typeorm";
import type { Config } from "./config.js";
import type { Database } from "./database/database.js";
import type { Announcer, EventReaction } from "./events/announce.js";
import type { MailOutbox } from "./platform/mail/mail-outbox.js";
import type { FeatureJob, Sweep } from "./platform/jobs.js";
import type { RateLimits } from "./platform/rate-limits.js";
import type { SecretBox } from "./platform/secret-box.js";
import type { FileStorage } from "./platform/storage/file-storage.js";
import type { AccessTokens } from "./platform/tokens.js";
import type { Viewer } from "./policy/viewer.js";
import type { View, ViewField } from "./reader/view.js";

/** Dependencies that services are built from. */
export interface Dependencies {
  config: Config;
  database: Database;
  events: Announcer;
  accessTokens: AccessTokens;
  mail: MailOutbox;
  rateLimits: RateLimits;
  secretBox: SecretBox;
  storage: FileStorage;
}

/** What the HTTP server provides to a feature's routes. */
export interface RouteParts {
  /** The viewer who sent a request. */
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  /** Reads a body of at most `maximum` bytes, within the server's bounds of time and memory. */
  readBody: (request: FastifyRequest, payload: Readable, maximum: number) => Promise<Buffer>;
}

/** One folder of `features/`: what it adds to the schema, the database, the reader, the jobs and the HTTP server. */
export interface Feature {
  entities: EntityTarget<object>[];
  views: View[];
  /** How the feature's Query fields are read. */
  queries: Record<string, ViewField>;
  /** Fields that the feature adds to types of features it builds on: type name → field → how it is read. */
  extensions?: Record<string, Record<string, ViewField>>;
  /** Resolver classes without instances: they only declare fields that the reader resolves. */
  declarations?: (new () => object)[];
  resolvers: (dependencies: Dependencies) => object[];
  /** Background jobs by name. They wait for other servers, so they run apart from the platform's own jobs. */
  jobs?: (dependencies: Dependencies) => Record<string, FeatureJob>;
  /** Deletes expired rows of the feature's tables, every hour. */
  sweep?: (dependencies: Dependencies) => Sweep;
  /** What the feature writes about events of any feature, in the transaction that announces them. */
  onEvents?: EventReaction;
  /** What the feature serves besides GraphQL. */
  routes?: (dependencies: Dependencies, parts: RouteParts) => FastifyPluginAsync;
}
