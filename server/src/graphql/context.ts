import type { OperationTypeNode } from "graphql";
import type { ReadRequest } from "../reader/request.js";
import type { Viewer } from "../policy/viewer.js";

/** Where a request came from, for rate limits, sessions and logs. */
export interface Origin {
  /** Network address, as the proxy reports it when TRUST_PROXY is set. */
  address: string;
  userAgent: string | null;
  requestId: string;
}

/** Facts about a request, collected while it is handled, for its log line, metrics and traces. */
export interface OperationReport {
  /** Kind of the GraphQL operation; absent if none could be run. */
  type?: OperationTypeNode;
  /** Its name, as the caller gave it. */
  name?: string;
  /** Points it cost. */
  cost?: number;
  /** Points of these for SELECTs: mostly work of the database rather than of this process. */
  selects?: number;
  /** Whether the document was new to the process, and so had to be parsed and validated. */
  isNew?: boolean;
  /** Id of the trace that the request belongs to, if tracing is on. */
  traceId?: string;
  /** Distinct error codes in the response. */
  codes: Set<string>;
}

/** What a resolver knows about its request. */
export interface Context {
  viewer: Viewer;
  /** Reads through the views, under the policy. */
  reader: ReadRequest;
  origin: Origin;
  /** The header of that name, possibly empty; undefined without one. */
  idempotencyKey: string | undefined;
  /** Facts about the operation for the request's log line. */
  report: OperationReport;
  /** Whether the request was already answered because it took too long. */
  hasTimedOut: () => boolean;
}
