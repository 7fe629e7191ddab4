import type { GraphQLSchema } from "graphql";
import type { Viewer } from "../policy/viewer.js";
import { Plans, type PlanOptions } from "./plans.js";
import { ReadRequest } from "./request.js";
import { Runner, type ReadPools } from "./runner.js";
import type { Prepared } from "./statements.js";
import type { View } from "./view.js";

/*
 * Every read is one SQL statement per root field, compiled from what the client asked for. PostgreSQL builds the
 * JSON of the answer, which is passed on untouched. For a club head,
 *
 *   query { project(id: "…") { title deliverables(first: 5) { nodes { title } } } }
 *
 * becomes, shortened,
 *
 *   select keys.id::text as key, (
 *     select '{"title":' || to_json(t1.title)::text || ',"deliverables":' ||
 *       case when <the head leads a linked team> then (select '{"nodes":' || … from (…) page) else 'null' end || '}'
 *     from projects t1 where t1.id = keys.id and (t1.status = 'open' or <the club took part>)) as json
 *   from unnest($1::uuid[]) keys(id), sessions credential
 *   where credential.id = $2 and credential.profile_id = $3 and credential.revoked_at is null and credential.expires_at
 *   > now()
 *
 * No row at all means that the session, or the access token, has ended. The compiled statement is kept per document,
 * role and shape of the variables ({@link Plans}), and is prepared on the connection once it has proven to come back
 * ({@link Statements}).
 */

/** Compiles and runs reads. One for the process; {@link Reader.request} gives the part that belongs to one request. */
export class Reader {
  private readonly plans: Plans;
  private readonly runner: Runner;

  constructor(schema: GraphQLSchema, views: readonly View[], pools: ReadPools, options: PlanOptions) {
    this.plans = new Plans(schema, views, options);
    this.runner = new Runner(this.plans, pools);
  }

  /**
   * @param amongMany whether others ask the same at the same moment, as the followers of an event do; they share a
   * statement.
   * @param signal aborted when nobody waits for the answer any more.
   */
  request(viewer: Viewer, amongMany = false, signal?: AbortSignal): ReadRequest {
    return new ReadRequest(this.plans, this.runner, viewer, amongMany, signal);
  }

  /** Statements prepared on the connections at the moment. */
  get prepared(): Prepared {
    return this.runner.statements.prepared;
  }

  /** Whether values of a type are always the reader's JSON, keyed as the response is. */
  delivers(type: string): boolean {
    return this.plans.delivers(type);
  }
}
