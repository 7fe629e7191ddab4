import type { GraphQLSchema } from "graphql";
import type { Viewer } from "../policy/viewer.js";
import { Plans, type PlanOptions } from "./plans.js";
import { ReadRequest } from "./request.js";
import { Runner, type ReadPools } from "./runner.js";
import type { Prepared } from "./statements.js";
import type { View } from "./view.js";

/*
 * Every read is one SQL statement per root field, compiled from the client's selection. PostgreSQL builds the JSON of
 * the response, which is passed on unchanged. For a club head,
 *
 *   query { project(id: "…") { title deliverables(first: 5) { nodes { title } } } }
 *
 * becomes (shortened)
 *
 *   select keys.id::text as key, (
 *     select '{"title":' || to_json(t1.title)::text || ',"deliverables":' ||
 *       case when <the head leads a linked team> then (select '{"nodes":' || … from (…) page) else 'null' end || '}'
 *     from projects t1 where t1.id = keys.id and (t1.status = 'open' and … or <the club took part>)) as json
 *   from unnest($1::uuid[]) keys(id), sessions credential
 *   where credential.id = $2 and credential.profile_id = $3 and credential.revoked_at is null and credential.expires_at
 *   > now()
 *
 * No row means that the session or access token has ended. The compiled statement is cached per document, role and
 * shape of the variables ({@link Plans}), and prepared on the connection once it recurs ({@link Statements}).
 */

/** Compiles and runs reads. One per process; {@link Reader.request} returns the part for one request. */
export class Reader {
  private readonly plans: Plans;
  private readonly runner: Runner;

  constructor(schema: GraphQLSchema, views: readonly View[], pools: ReadPools, options: PlanOptions) {
    this.plans = new Plans(schema, views, options);
    this.runner = new Runner(this.plans, pools);
  }

  /**
   * @param amongMany whether many viewers read the same at the same moment, as the subscribers of an event do; they
   * share a statement.
   * @param signal aborted when the response is no longer awaited.
   */
  request(viewer: Viewer, amongMany = false, signal?: AbortSignal): ReadRequest {
    return new ReadRequest(this.plans, this.runner, viewer, amongMany, signal);
  }

  /** Statements currently prepared on the connections. */
  get prepared(): Prepared {
    return this.runner.statements.prepared;
  }

  /** Whether values of a type are always the reader's JSON, keyed like the response. */
  delivers(type: string): boolean {
    return this.plans.delivers(type);
  }
}
