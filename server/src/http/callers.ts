import type { FastifyRequest } from "fastify";
import { networkKey } from "../platform/rate-limits.js";
import type { Viewer } from "../policy/viewer.js";

/** Determines the sender of a request; the result is cached for the request. */
export type ViewerOf = (request: FastifyRequest) => Promise<Viewer>;

/**
 * Whose share of the process a request uses: that of a person, across all sessions and tokens, or of all guests behind
 * a network address. A credential that cannot be checked counts as a guest's; the handler reports the failure.
 */
export async function callerOf(request: FastifyRequest, viewerOf: ViewerOf): Promise<string> {
  const viewer = await viewerOf(request).catch(() => null);
  return viewer?.id ?? networkKey(request.ip);
}
