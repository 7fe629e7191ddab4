import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.js";
import { AppError } from "../platform/app-error.js";
import { networkKey } from "../platform/rate-limits.js";
import type { Viewer } from "../policy/viewer.js";
import { reportOf } from "./request-log.js";

const callersAtMost = 20_000;
/** More than this wait for nobody. */
const waitingAtMost = 1000;
/** For so long after a request that could not be executed a caller gets one turn at a time. Milliseconds. */
const narrowFor = 1000;

/** What is wrong with a request by its form: programs that work do not send such, programs that attack do little else. */
const malformed: readonly string[] = ["BAD_REQUEST", "GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED", "OPERATION_RESOLUTION_FAILURE", "QUERY_TOO_COMPLEX", "RATE_LIMITED", "REQUEST_TOO_LARGE"];

/** The requests of one caller. */
interface Line {
  working: number;
  waiting: (() => void)[];
  narrowUntil: number;
}

/** Who stands in one line: a personal access token, a person, or everybody anonymous behind a network address. */
function callerOf(viewer: Viewer | null, address: string): string {
  return viewer?.accessToken?.id ?? viewer?.id ?? networkKey(address);
}

/** Waits for a turn; false when the caller went away before. */
function turn({ waiting }: Line, reply: FastifyReply): Promise<boolean> {
  return new Promise((done) => {
    const begin = () => done(true);
    waiting.push(begin);
    reply.raw.once("close", () => {
      const place = waiting.indexOf(begin);
      if (place < 0) return;
      waiting.splice(place, 1);
      done(false);
    });
  });
}

/**
 * Works on a few requests of a caller at once and lets the others wait, before their bodies are read. So whoever sends
 * many at once, or costly ones, stands in line behind themselves and not in front of everybody else; all the more
 * whoever sends what cannot be executed. Each process does this by itself: it is its own time that is shared out.
 */
export function takeTurns(viewerOf: (request: FastifyRequest) => Promise<Viewer>, { requestsAtOnce }: Pick<Config, "requestsAtOnce">): onRequestAsyncHookHandler {
  const lines = new LRUCache<string, Line>({ max: callersAtMost });
  const hasRoom = (line: Line) => line.working < (performance.now() < line.narrowUntil ? 1 : requestsAtOnce);

  const leave = (line: Line) => {
    line.working -= 1;
    while (line.waiting.length > 0 && hasRoom(line)) {
      line.working += 1;
      line.waiting.shift()!();
    }
  };

  return async (request, reply) => {
    // A failure to find out who asks is told by the handler, in its form.
    const caller = callerOf(await viewerOf(request).catch(() => null), request.ip);
    let line = lines.get(caller);
    if (!line) lines.set(caller, (line = { working: 0, waiting: [], narrowUntil: 0 }));
    if (hasRoom(line)) line.working += 1;
    else if (line.waiting.length >= waitingAtMost) throw new AppError("RATE_LIMITED", { retryAfterSeconds: 1 });
    else if (!(await turn(line, reply))) return reply.hijack();
    const mine = line;
    const end = () => {
      if (malformed.some((code) => reportOf(request).codes.has(code))) mine.narrowUntil = performance.now() + narrowFor;
      leave(mine);
    };
    if (!reply.raw.destroyed) return void reply.raw.once("close", end);
    end();
    return reply.hijack();
  };
}
