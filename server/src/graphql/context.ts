import type { ReadRequest } from "../reader/reader.js";
import type { Viewer } from "../policy/viewer.js";
import type { OperationReport } from "./operation-report.js";

/** Where a request came from, for rate limits, sessions and logs. */
export interface Origin {
  /** Network address, as the proxy reports it when TRUST_PROXY is set. */
  address: string;
  userAgent: string | null;
  requestId: string;
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
