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

/** What became known of a request while it was answered: for its line in the log, for metrics and traces. */
export interface OperationReport {
  /** Kind of the GraphQL operation; absent when there was none that could be run. */
  type?: OperationTypeNode;
  /** Its name, as the caller gave it. */
  name?: string;
  /** Points that it cost. */
  cost?: number;
  /** Of these, for SELECTs: work of the database, little of which is this process's own. */
  selects?: number;
  /** Whether its document was new to the process, and so had to be parsed and validated. */
  isNew?: boolean;
  /** Id of the trace that the request belongs to, where traces are made. */
  traceId?: string;
  /** Codes of the answer's errors, each once. */
  codes: Set<string>;
}

/** What a resolver knows about its request. */
export interface Context {
  viewer: Viewer;
  /** Reads through the views, under the policy. */
  reader: ReadRequest;
  origin: Origin;
  /** What the request's line in the log will tell of the operation. */
  report: OperationReport;
  /** Whether the request was answered already because it took too long. */
  hasTimedOut: () => boolean;
}
